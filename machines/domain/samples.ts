/** For each event of a flow at least one named payload, for paths, diagrams and storyboards. FLW-3. */
export type EventSamples<Event extends { type: string }> = {
  readonly [Type in Event['type']]: Readonly<Record<string, Extract<Event, { type: Type }>>>;
};
