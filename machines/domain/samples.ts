/** At least one named payload for each event of a flow. Paths, diagrams and storyboards use them. FLW-3. */
export type EventSamples<Event extends { type: string }> = {
  readonly [Type in Event['type']]: Readonly<Record<string, Extract<Event, { type: Type }>>>;
};
