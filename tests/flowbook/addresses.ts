/** The shop's port, and from it those of Flowbook's static site and of its development server. */
export const PORT = Number(process.env.E2E_PORT ?? '4174');
export const FLOWBOOK_PORT = PORT + 1000;
export const DEVELOPMENT_PORT = PORT + 1001;

export const SHOP = `http://localhost:${PORT}`;
export const FLOWBOOK = `http://localhost:${FLOWBOOK_PORT}`;
