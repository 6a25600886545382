import type * as v from 'valibot';
import { UserSchema } from '#machines/domain/auth.ts';
import { BrandSchema, CategorySchema } from '#machines/domain/brand.ts';
import { ProductSchema } from '#machines/domain/product.schema.ts';
import { definitionsOf, type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { OPERATIONS, type Operation, ProblemSchema } from './operations.ts';

/** A parameter of a call, in its path, its query string or its headers. */
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema };
type Content = { 'application/json': { schema: JsonSchema } };
type ResponseObject = { description: string; content: Content };
type OperationObject = {
  operationId: string;
  summary: string;
  parameters?: readonly Parameter[];
  requestBody?: { required: true; content: Content };
  security?: readonly Record<string, readonly string[]>[];
  responses: Readonly<Record<string, ResponseObject>>;
};
/** The parts of an OpenAPI 3.1 document that this contract uses. */
type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; securitySchemes: Readonly<Record<string, JsonSchema>> };
};

/** Schemas that several answers share. */
const SHARED: Readonly<Record<string, v.GenericSchema>> = {
  Product: ProductSchema,
  Brand: BrandSchema,
  Category: CategorySchema,
  User: UserSchema,
  Problem: ProblemSchema,
};

const REASONS: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be understood',
  401: 'The caller is not signed in, or the password is wrong',
  404: 'There is no such thing',
  409: 'It cannot be done as things are now',
  429: 'Too often; the header Retry-After says when to ask again',
};

const contentOf = (schema: v.GenericSchema): Content => ({
  'application/json': { schema: jsonSchemaOf(schema, SHARED) },
});

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

const headerParameters = (name: string | undefined): Parameter[] =>
  name === undefined
    ? []
    : [{ name, in: 'header', required: true, schema: { type: 'string', minLength: 1, maxLength: 200 } }];

function queryParameters(query: v.GenericSchema | undefined): Parameter[] {
  if (!query) return [];
  const { properties, required } = jsonSchemaOf(query, SHARED) as {
    properties: Record<string, JsonSchema>;
    required: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function responsesOf({ answers, refused }: Operation): OperationObject['responses'] {
  const good = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'The answer', content: contentOf(schema) },
  ]);
  const bad = refused.map((status) => [
    status,
    { description: REASONS[status] ?? 'It is refused', content: contentOf(ProblemSchema) },
  ]);
  return Object.fromEntries([...good, ...bad]);
}

function operationObject(operation: Operation): OperationObject {
  const { id, summary, path, query, header, body, needsToken } = operation;
  const parameters = [...pathParameters(path), ...queryParameters(query), ...headerParameters(header)];
  return {
    operationId: id,
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    ...(needsToken ? { security: [{ bearer: [] }] } : {}),
    responses: responsesOf(operation),
  };
}

function pathsOf(operations: readonly Operation[]): OpenApi['paths'] {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  }
  return paths;
}

/** The contract between the shop and every server: OpenAPI 3.1, from the schemas that readers and handlers use. */
export const openApi = (): OpenApi => ({
  openapi: '3.1.0',
  info: { title: 'Tawny & Rye', version: '1', description: 'What the shop asks of a server, and what it understands.' },
  servers: [{ url: '/api' }],
  paths: pathsOf(OPERATIONS),
  components: {
    schemas: definitionsOf(SHARED) as Record<string, JsonSchema>,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  },
});

/** The document as it is committed. */
export const contractText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
