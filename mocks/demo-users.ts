import * as v from 'valibot';
import { type Credentials, EMAIL_SHAPE, type User } from '#machines/domain/auth.ts';

const LOGIN_PREFIX = 'demo.';
const RESET_PREFIX = 'reset.';

const ClaimsSchema = v.object({
  email: v.pipe(v.string(), v.regex(EMAIL_SHAPE)),
  name: v.pipe(v.string(), v.minLength(1)),
  profileImage: v.string(),
});
type Claims = v.InferOutput<typeof ClaimsSchema>;

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(encoded: string): string | null {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('en-GB') + word.slice(1);

/** 'jo.bloggs+shop@example.com' is Jo Bloggs. */
function nameFrom(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  return (
    local
      .split(/[._-]+/)
      .filter(Boolean)
      .map(capitalised)
      .join(' ') || email
  );
}

const userOf = ({ email, name, profileImage }: Claims): User => ({
  id: `user-${toBase64Url(email)}`,
  name,
  email,
  profileImage,
});

/**
 * Signs a demo user in. The token holds the whole user, so the server stores no client's state: nothing leaks from one
 * client to the next, and a restart signs no user out.
 */
export function signIn(email: string, details: { name?: string; profileImage?: string } = {}): Credentials {
  const address = email.trim().toLowerCase();
  const claims = { email: address, name: details.name ?? nameFrom(address), profileImage: details.profileImage ?? '' };
  return { user: userOf(claims), token: LOGIN_PREFIX + toBase64Url(JSON.stringify(claims)) };
}

/** The user whose bearer token a request carries; null without one, or with one that the server never issued. */
export function bearerOf(request: Request): User | null {
  const [scheme, token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token.startsWith(LOGIN_PREFIX)) return null;
  const text = fromBase64Url(token.slice(LOGIN_PREFIX.length));
  const claims = v.safeParse(v.pipe(v.string(), v.parseJson(), ClaimsSchema), text);
  return claims.success ? userOf(claims.output) : null;
}

/** The token that a reset link would contain. */
export const resetTokenFor = (email: string): string => RESET_PREFIX + toBase64Url(email.trim().toLowerCase());

export function isResetToken(token: string): boolean {
  if (!token.startsWith(RESET_PREFIX)) return false;
  const email = fromBase64Url(token.slice(RESET_PREFIX.length));
  return email !== null && EMAIL_SHAPE.test(email);
}
