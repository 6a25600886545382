const HOST = '127.0.0.1';
const [USER, PASSWORD] = ['shop', 'secret'];
/** SMTP: the mailbox is not available. */
const NO_MAILBOX = 550;

const refusal = () => Object.assign(new Error('No such mailbox'), { responseCode: NO_MAILBOX });

/** @typedef {Awaited<ReturnType<typeof openMailServer>>} MailServer */

/** A mail server in this process, for tests: it takes mails that come with its password, or none. */
export async function openMailServer() {
  // A package of backend/, which is there only once it is installed.
  const { SMTPServer } = await import('../../backend/node_modules/smtp-server/dist/cjs/smtp-server.js');
  /** What it has taken, the newest last. @type {{ to: readonly string[], text: string }[]} */
  const mails = [];
  let isRefusing = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      username === USER && password === PASSWORD ? done(null, { user: USER }) : done(new Error('Who is there?')),
    onRcptTo: (_, __, done) => done(isRefusing ? refusal() : null),
    onData: async (stream, { envelope }, done) => {
      const parts = await stream.toArray();
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
      done();
    },
  });
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `smtp://${USER}:${PASSWORD}@${HOST}:${server.server.address().port}`,
    mails,
    /** @param {boolean} value whether it refuses every mail from now on */
    refuse: (value) => {
      isRefusing = value;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
