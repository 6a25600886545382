/** What a request brings. Data that the prerendered page held are as old as the build: the flow revalidates them. API-5. */
export type Fetched<Data> = { data: Data; isPrerendered: boolean };
