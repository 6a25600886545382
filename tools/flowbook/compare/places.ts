/** Where the page of the last comparison is written, below the project's folder. */
export const COMPARISON_FOLDER = 'test-results/compare';

/** Where a server takes the decisions, the page has a meta of this name: the file that they are written to. */
export const DECISIONS_META = 'flowbook-decisions';
