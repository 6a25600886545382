export type MailServer = {
  /** As SMTP_URL takes it. */
  url: string;
  /** What it has taken, the newest last. */
  mails: readonly { to: readonly string[]; text: string }[];
  /** Whether it refuses every mail from now on. */
  refuse: (value: boolean) => void;
  close: () => Promise<void>;
};

/** A mail server in this process. */
export function openMailServer(): Promise<MailServer>;
