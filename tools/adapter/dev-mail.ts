import * as v from 'valibot';
import { type Engine, EngineProblem } from './engine.ts';
import { Refusal } from './refusal.ts';

const MailsSchema = v.object({
  mails: v.array(v.object({ to: v.string(), subject: v.string(), text: v.string(), created_at: v.string() })),
});

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The mails that would have been sent, for trying the shop out without a mail server. With one there is no such page. */
export async function mailPage({ ask }: Engine): Promise<string> {
  try {
    const { mails } = await ask('GET', '/store/shop/mails', MailsSchema);
    const items = mails.map(
      ({ to, subject, text, created_at }) =>
        `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, ${escaped(created_at)}</p><p>${escaped(text)}</p></article>`,
    );
    const all = items.length > 0 ? items.join('\n') : '<p>No mail yet.</p>';
    return `<!doctype html>\n<html lang="en-GB"><meta charset="utf-8"><title>Mails</title><body><h1>Mails that no server has sent</h1>\n${all}\n`;
  } catch (error) {
    throw error instanceof EngineProblem && error.status === 404 ? new Refusal(404, 'Mails are sent.') : error;
  }
}
