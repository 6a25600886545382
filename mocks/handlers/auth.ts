import { HttpResponse, http } from 'msw';
import { type Credentials, PLACEHOLDER_PASSWORD } from '#machines/domain/auth.ts';
import { readBody, refusal } from '#mocks/answers.ts';
import { bearerOf, isResetToken, signIn } from '#mocks/demo-users.ts';
import {
  ChangePasswordSchema,
  ForgotPasswordSchema,
  LoginSchema,
  ProfileSchema,
  ResetPasswordSchema,
  SignupSchema,
} from './auth-inputs.ts';

const signedIn = (data: Credentials, status = 200) => HttpResponse.json({ data }, { status });
const done = () => HttpResponse.json({ data: null });
const signedOut = () => refusal(401, 'Please sign in again.');

/** The eight auth calls. Any email belongs to a demo user; the server stores none. API-1. */
export const authHandlers = [
  http.post('*/api/auth/login', async ({ request }) => {
    const body = await readBody(LoginSchema, request);
    if (!body.ok) return body.response;
    const { email, password } = body.value;
    return password === PLACEHOLDER_PASSWORD
      ? signedIn(signIn(email))
      : refusal(401, 'The email or password is wrong.');
  }),
  http.post('*/api/auth/signup', async ({ request }) => {
    const body = await readBody(SignupSchema, request);
    if (!body.ok) return body.response;
    const { email, firstName, lastName } = body.value;
    return signedIn(signIn(email, { name: `${firstName} ${lastName}` }), 201);
  }),
  http.post('*/api/auth/logout', done),
  http.post('*/api/auth/refresh', ({ request }) => {
    const user = bearerOf(request);
    return user ? signedIn(signIn(user.email, user)) : signedOut();
  }),
  http.put('*/api/auth/profile', async ({ request }) => {
    const user = bearerOf(request);
    if (!user) return signedOut();
    const body = await readBody(ProfileSchema, request);
    if (!body.ok) return body.response;
    const { email = user.email, name = user.name, profileImage = user.profileImage } = body.value;
    return signedIn(signIn(email, { name, profileImage }));
  }),
  http.post('*/api/auth/change-password', async ({ request }) => {
    if (!bearerOf(request)) return signedOut();
    const body = await readBody(ChangePasswordSchema, request);
    if (!body.ok) return body.response;
    // Not 401: a mistyped password must not sign the shopper out.
    return body.value.currentPassword === PLACEHOLDER_PASSWORD
      ? done()
      : refusal(400, 'The current password is wrong.');
  }),
  http.post('*/api/auth/forgot-password', async ({ request }) => {
    const body = await readBody(ForgotPasswordSchema, request);
    return body.ok ? done() : body.response;
  }),
  http.post('*/api/auth/reset-password', async ({ request }) => {
    const body = await readBody(ResetPasswordSchema, request);
    if (!body.ok) return body.response;
    return isResetToken(body.value.token) ? done() : refusal(400, 'This reset link is not valid.');
  }),
];
