/** The frame answers its calls itself, with no worker: it works on any file host. */
export const startMockApi = (): Promise<void> => Promise.resolve();
