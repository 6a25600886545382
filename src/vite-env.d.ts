interface ImportMetaEnv {
  /** Base address of the API; '/api' where it is not set. API-2. */
  readonly VITE_API_URL?: string;
  /** Host of the pictures; the shop's own where it is not set. API-4. */
  readonly VITE_IMAGE_HOST?: string;
  /** The address of a QR-code service, to which the text to encode is appended. Without it the shop draws the code itself. API-4. */
  readonly VITE_QR_SERVICE?: string;
  /** Where the shop is published, for canonical links and structured data; https://tawnyandrye.example where it is not set. */
  readonly VITE_SITE_URL?: string;
  /** Browsers report here what the Content-Security-Policy has blocked; nowhere where it is not set. RUN-6. */
  readonly VITE_REPORT_ENDPOINT?: string;
  /** The shop reports its faults here; nowhere where it is not set. RUN-7. */
  readonly VITE_FAULT_ENDPOINT?: string;
}
