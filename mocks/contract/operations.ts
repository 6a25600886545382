import * as v from 'valibot';
import { CredentialsAnswerSchema } from '#machines/domain/auth.ts';
import { BrandSchema, CategorySchema } from '#machines/domain/brand.ts';
import {
  IDEMPOTENCY_HEADER,
  OrderAnswerSchema,
  OrderRefusalSchema,
  OrderRequestSchema,
  OrderSchema,
} from '#machines/domain/order.schema.ts';
import { ProductAnswerSchema, ProductPageSchema, ProductSchema } from '#machines/domain/product.schema.ts';
import {
  CodeAnswerSchema,
  CodeLoginSchema,
  CodeRefusalSchema,
  CodeRequestSchema,
  ShopAnswerSchema,
} from '#machines/domain/server.schema.ts';
import { count } from '#machines/domain/tolerant.ts';
import { VoucherAnswerSchema } from '#machines/domain/voucher.schema.ts';
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

/** One call of the API: what it reads and what it answers, in the schemas that its reader and its handler use. */
export type Operation = {
  id: string;
  method: 'get' | 'post' | 'put';
  /** Below /api; a name in braces is a part that the caller chooses. */
  path: string;
  summary: string;
  query?: v.GenericSchema;
  /** A header that the call needs. */
  header?: string;
  body?: v.GenericSchema;
  /** The call carries the token of a signed-in shopper. */
  needsToken?: true;
  /** By status, and refusals with a code that a program has to know. Other refusals are words alone: see `refused`. */
  answers: Readonly<Record<number, v.GenericSchema>>;
  refused: readonly number[];
};

/** Every refusal. API-1. */
export const ProblemSchema = v.object({ message: v.pipe(v.string(), v.minLength(1)) });

const DoneSchema = v.object({ data: v.null() });

/** A reader leaves out what it cannot read of a list; a server sends nothing of the kind. */
const listOf = <const Schema extends v.GenericSchema>(schema: Schema) => v.array(schema);
const ListSchema = v.object({
  ...ProductPageSchema.entries,
  data: listOf(ProductSchema),
  best: v.optional(listOf(ProductSchema)),
  instead: v.optional(v.object({ text: v.nullable(v.string()), products: listOf(ProductSchema) })),
  outOfStock: v.optional(count),
});

/** Every call of the shop. API-1, API-2. */
export const OPERATIONS: readonly Operation[] = [
  {
    id: 'listProducts',
    method: 'get',
    path: '/products',
    summary: 'One page of the products that meet all criteria; on request with the counts beside the filters.',
    query: CriteriaSchema,
    answers: { 200: ListSchema },
    refused: [400],
  },
  {
    id: 'getProduct',
    method: 'get',
    path: '/products/{id}',
    summary: 'One product.',
    answers: { 200: ProductAnswerSchema },
    refused: [404],
  },
  {
    id: 'listCategories',
    method: 'get',
    path: '/categories',
    summary: 'The categories of the home page, with their numbers of products in stock.',
    answers: { 200: v.object({ data: listOf(CategorySchema) }) },
    refused: [],
  },
  {
    id: 'listBrands',
    method: 'get',
    path: '/brands',
    summary: 'The brands whose bottles the shop sells.',
    answers: { 200: v.object({ data: listOf(BrandSchema) }) },
    refused: [],
  },
  {
    id: 'getVoucher',
    method: 'get',
    path: '/vouchers',
    summary: 'What a voucher code is worth.',
    query: VoucherQuestionSchema,
    answers: { 200: VoucherAnswerSchema },
    refused: [404],
  },
  {
    id: 'login',
    method: 'post',
    path: '/auth/login',
    summary: 'Signs in with a password.',
    body: LoginSchema,
    answers: { 200: CredentialsAnswerSchema },
    refused: [400, 401, 429],
  },
  {
    id: 'signup',
    method: 'post',
    path: '/auth/signup',
    summary: 'Creates an account and signs it in.',
    body: SignupSchema,
    answers: { 201: CredentialsAnswerSchema },
    refused: [400, 409],
  },
  {
    id: 'logout',
    method: 'post',
    path: '/auth/logout',
    summary: 'Signs out.',
    answers: { 200: DoneSchema },
    refused: [],
  },
  {
    id: 'refresh',
    method: 'post',
    path: '/auth/refresh',
    summary: 'A new token for the signed-in shopper.',
    needsToken: true,
    answers: { 200: CredentialsAnswerSchema },
    refused: [401],
  },
  {
    id: 'updateProfile',
    method: 'put',
    path: '/auth/profile',
    summary: 'Changes what is given of the signed-in shopper.',
    body: ProfileSchema,
    needsToken: true,
    answers: { 200: CredentialsAnswerSchema },
    refused: [400, 401, 409],
  },
  {
    id: 'changePassword',
    method: 'post',
    path: '/auth/change-password',
    summary: 'Changes the password. A wrong present one is 400: it must not sign the shopper out.',
    body: ChangePasswordSchema,
    needsToken: true,
    answers: { 200: DoneSchema },
    refused: [400, 401, 429],
  },
  {
    id: 'forgotPassword',
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Sends a reset link. The answer does not say whether there is such an account.',
    body: ForgotPasswordSchema,
    answers: { 200: DoneSchema },
    refused: [400, 429],
  },
  {
    id: 'resetPassword',
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Sets a new password with the token of a reset link.',
    body: ResetPasswordSchema,
    answers: { 200: DoneSchema },
    refused: [400],
  },
  {
    id: 'getShop',
    method: 'get',
    path: '/shop',
    summary: 'What the server can do beside the catalogue. The calls below are of servers that can.',
    answers: { 200: ShopAnswerSchema },
    refused: [],
  },
  {
    id: 'sendCode',
    method: 'post',
    path: '/auth/codes',
    summary: 'Sends a one-time code to an address that an account has.',
    body: CodeRequestSchema,
    answers: { 200: CodeAnswerSchema },
    refused: [400, 429, 503],
  },
  {
    id: 'codeLogin',
    method: 'post',
    path: '/auth/code-login',
    summary: 'Signs in with the code that was sent.',
    body: CodeLoginSchema,
    answers: { 200: CredentialsAnswerSchema, 422: CodeRefusalSchema },
    refused: [400, 429],
  },
  {
    id: 'placeOrder',
    method: 'post',
    path: '/orders',
    summary:
      'Places an order. The same key gives the same order, also with another price or voucher. A token is not needed.',
    header: IDEMPOTENCY_HEADER,
    body: OrderRequestSchema,
    answers: { 201: OrderAnswerSchema, 409: OrderRefusalSchema, 422: OrderRefusalSchema },
    refused: [400, 401],
  },
  {
    id: 'listOrders',
    method: 'get',
    path: '/orders',
    summary: 'The orders of the signed-in shopper, the newest first.',
    needsToken: true,
    answers: { 200: v.object({ data: listOf(OrderSchema) }) },
    refused: [401],
  },
];
