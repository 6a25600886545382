import type { Fetched } from '#machines/domain/fetched.ts';

/** Data that the API has sent. */
export const fetched = <Data>(data: Data): Fetched<Data> => ({ data, isPrerendered: false });

/** Data that the prerendered page holds. */
export const prerendered = <Data>(data: Data): Fetched<Data> => ({ data, isPrerendered: true });
