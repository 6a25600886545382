/** Where the shop's app is to be had: what the QR code says. */
export const APP_DOWNLOAD_URL = 'https://tawnyandrye.example/app';
