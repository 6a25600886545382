import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Conditions that JSON Schema cannot say, such as 'minPrice is not above maxPrice'; the handlers check them. No number of
 * JSON is infinite, and what is trimmed may have spaces around it.
 */
const UNSPOKEN = ['check', 'finite', 'readonly', 'trim'];

/** A pattern of JSON Schema has no flags: 'u' is always on, and without 'i' a server writes as the schema is spelt. */
const SPOKEN_FLAGS = /^[iu]*$/;

/** A field that counts as blank where it is missing, and may not be blank, is required. */
function withBlanks(object: JsonSchema): JsonSchema {
  const blank = ([, field]: [string, JsonSchema]) => field.default === '' && Number(field.minLength) > 0;
  const entries = Object.entries((object.properties ?? {}) as Record<string, JsonSchema>);
  const required = entries.filter(blank).map(([name]) => name);
  const properties = entries.map((entry) => {
    const [name, { default: fallback, ...field }] = entry;
    return [name, fallback === undefined || blank(entry) ? field : { ...field, default: fallback }];
  });
  return {
    ...object,
    properties: Object.fromEntries(properties),
    required: [...((object.required ?? []) as string[]), ...required],
  };
}

const config = {
  // A caller's view: what is sent, before a reader converts pounds to pence.
  typeMode: 'input',
  target: 'draft-2020-12',
  ignoreActions: UNSPOKEN,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    // Every number of JSON that is whole and not huge.
    if (valibotAction.type === 'safe_integer') return { ...jsonSchema, type: 'integer' };
    if (valibotAction.type !== 'regex') return undefined;
    const { requirement } = valibotAction as v.RegexAction<string, undefined>;
    return SPOKEN_FLAGS.test(requirement.flags) ? { ...jsonSchema, pattern: requirement.source } : undefined;
  },
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'object' ? withBlanks({ ...jsonSchema }) : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig;

/** The schemas that others refer to by name. */
export const definitionsOf = (definitions: Readonly<Record<string, v.GenericSchema>>) =>
  toJsonSchemaDefs(definitions, config);

/** @throws where a schema cannot be said in JSON Schema, or leaves open what a list holds */
export function jsonSchemaOf(
  schema: v.GenericSchema,
  definitions: Readonly<Record<string, v.GenericSchema>>,
): JsonSchema {
  const { $schema: _, $defs: __, ...own } = toJsonSchema(schema, { ...config, definitions });
  const text = JSON.stringify(own);
  if (text.includes('"items":{}')) throw new Error(`A list of the contract does not say what it holds: ${text}`);
  return own;
}
