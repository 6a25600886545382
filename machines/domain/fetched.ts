/** The data of a request. Prerendered data are as old as the build, so the flow revalidates them. API-5. */
export type Fetched<Data> = { data: Data; isPrerendered: boolean };
