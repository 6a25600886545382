/** What the composition root gives a chart. @throws where it was forgotten */
export const NOT_PROVIDED = (): never => {
  throw new Error('Flowbook was started without its surroundings.');
};
