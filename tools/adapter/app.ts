import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import contract from '#docs/api/openapi.json' with { type: 'json' };
import { IDEMPOTENCY_HEADER, OrderRequestSchema } from '#machines/domain/order.schema.ts';
import { CodeLoginSchema, CodeRequestSchema, type ServerAbilities } from '#machines/domain/server.schema.ts';
import {
  ChangePasswordSchema,
  ForgotPasswordSchema,
  LoginSchema,
  ProfileSchema,
  ResetPasswordSchema,
  SignupSchema,
} from '#mocks/handlers/auth-inputs.ts';
import { CriteriaSchema } from '#mocks/handlers/product-criteria.ts';
import { VoucherQuestionSchema } from '#mocks/handlers/vouchers.ts';
import { accountsOf } from './accounts.ts';
import type { Catalogue } from './catalogue.ts';
import { mailPage } from './dev-mail.ts';
import { type Engine, EngineAway, EngineProblem } from './engine.ts';
import { ordersOf } from './orders.ts';
import { Refusal } from './refusal.ts';

const ABILITIES: ServerAbilities = { orders: true, codes: true, lookup: false };

/** The engine may be back in a moment; the shop asks once more by itself. API-3. */
const AWAY = new Refusal(503, 'The shop’s stockroom is not answering. Please try again.', {}, { 'retry-after': '2' });
/** The engine is well, but its mail server is not. */
const MAIL_NOT_SENT = 'mailNotSent';
const LONGEST_KEY = 200;

const VoucherSchema = v.object({ voucher: v.record(v.string(), v.unknown()) });

/** @throws a refusal in the words of the schema */
function read<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new Refusal(400, result.issues[0].message);
}

/** Zeros, and half a letter that a cut leaves: a database that holds JSON takes neither. */
const asStored = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd') : value;

async function readBody<T>(schema: v.GenericSchema<unknown, T>, context: Context): Promise<T> {
  const text = await context.req.text();
  const json = v.safeParse(v.pipe(v.string(), v.parseJson({ reviver: asStored })), text);
  if (!json.success) throw new Refusal(400, 'The body must be JSON.');
  return read(schema, json.output);
}

function tokenOf({ req }: Context): string | null {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

function keyOf({ req }: Context): string {
  const key = req.header(IDEMPOTENCY_HEADER)?.trim() ?? '';
  if (key !== '' && key.length <= LONGEST_KEY) return key;
  throw new Refusal(400, `An order needs the header ${IDEMPOTENCY_HEADER}.`);
}

/** A refusal of the engine with a message is passed on. A request that it does not understand is our fault. */
function refusalOf(error: Error): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof EngineAway) return AWAY;
  if (!(error instanceof EngineProblem)) return null;
  const { status, message, body, retryAfter } = error;
  if (status >= 500) return body.code === MAIL_NOT_SENT ? new Refusal(503, message) : AWAY;
  if (status === 401) return new Refusal(401, 'Please sign in again.');
  const { code, products } = body;
  const details = { ...(code === undefined ? {} : { code }), ...(products === undefined ? {} : { products }) };
  return new Refusal(status, message, details, retryAfter === null ? {} : { 'retry-after': retryAfter });
}

/**
 * The contract (docs/api/openapi.json), answered from the engine. It stores nothing, so any number of adapters can run.
 */
export function adapterApp(engine: Engine, catalogue: Catalogue): Hono {
  const app = new Hono();
  const accounts = accountsOf(engine);
  const orders = ordersOf(engine);
  const done = { data: null };

  app.get('/api/openapi.json', (context) => context.json(contract));
  app.get('/api/shop', (context) => context.json({ data: ABILITIES }));

  app.get('/api/products', async (context) =>
    context.json(await catalogue.list(read(CriteriaSchema, context.req.query()))),
  );
  app.get('/api/products/:id', async (context) => {
    const data = await catalogue.product(context.req.param('id'));
    if (!data) throw new Refusal(404, 'We could not find that product.');
    return context.json({ data });
  });
  app.get('/api/categories', async (context) => context.json({ data: await catalogue.categories() }));
  app.get('/api/brands', async (context) => context.json({ data: await catalogue.brands() }));
  app.get('/api/vouchers', async (context) => {
    const { code } = read(VoucherQuestionSchema, context.req.query());
    // Dots would lead to another address of the engine, and its database holds no zero.
    if (/^\.{0,2}$/.test(code) || code.includes('\0')) throw new Refusal(404, 'We do not know this voucher.');
    const { voucher } = await engine.ask('GET', `/store/shop/vouchers/${encodeURIComponent(code)}`, VoucherSchema);
    return context.json({ data: voucher });
  });

  app.post('/api/auth/login', async (context) =>
    context.json({ data: await accounts.login(await readBody(LoginSchema, context)) }),
  );
  app.post('/api/auth/signup', async (context) =>
    context.json({ data: await accounts.signup(await readBody(SignupSchema, context)) }, 201),
  );
  // A token is valid until it expires; the browser forgets it.
  app.post('/api/auth/logout', (context) => context.json(done));
  app.post('/api/auth/refresh', async (context) => context.json({ data: await accounts.refresh(tokenOf(context)) }));
  app.put('/api/auth/profile', async (context) => {
    const token = tokenOf(context);
    if (token === null) throw new Refusal(401, 'Please sign in again.');
    await accounts.customer(token);
    return context.json({ data: await accounts.profile(token, await readBody(ProfileSchema, context)) });
  });
  app.post('/api/auth/change-password', async (context) => {
    const token = tokenOf(context);
    if (token === null) throw new Refusal(401, 'Please sign in again.');
    await accounts.changePassword(token, await readBody(ChangePasswordSchema, context));
    return context.json(done);
  });
  app.post('/api/auth/forgot-password', async (context) => {
    await accounts.forgotPassword(await readBody(ForgotPasswordSchema, context));
    return context.json(done);
  });
  app.post('/api/auth/reset-password', async (context) => {
    await accounts.resetPassword(await readBody(ResetPasswordSchema, context));
    return context.json(done);
  });
  app.post('/api/auth/codes', async (context) =>
    context.json({ data: await accounts.sendCode(await readBody(CodeRequestSchema, context)) }),
  );
  app.post('/api/auth/code-login', async (context) =>
    context.json({ data: await accounts.codeLogin(await readBody(CodeLoginSchema, context)) }),
  );

  app.post('/api/orders', async (context) => {
    const token = tokenOf(context);
    // A shopper who believes to be signed in would not find the order again.
    if (token !== null) await accounts.customer(token);
    const order = await readBody(OrderRequestSchema, context);
    return context.json({ data: await orders.place(keyOf(context), order, token) }, 201);
  });
  app.get('/api/orders', async (context) => {
    const token = tokenOf(context);
    if (token === null) throw new Refusal(401, 'Please sign in again.');
    return context.json({ data: await orders.all(token) });
  });

  app.get('/dev/mail', async (context) => context.html(await mailPage(engine)));

  app.notFound((context) => context.json({ message: 'The API has no such address.' }, 404));
  app.onError((error) => {
    const refusal = refusalOf(error);
    // Hono would only log it; the server answers it and logs it, as it does with its own.
    if (refusal === null) throw error;
    const { status, message, details, headers } = refusal;
    return Response.json({ message, ...details }, { status, headers });
  });
  return app;
}
