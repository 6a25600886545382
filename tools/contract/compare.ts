/**
 * What has changed between two OpenAPI documents, for a pull request.
 *
 * A change breaks where a caller that was right before is refused now, or is answered what it could not have expected:
 * a call, a parameter or a field that is gone, a field or a parameter that is now required, a value that is no longer
 * taken, an answer that may now lack a field or hold another kind of value.
 */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

export type Change = { kind: 'added' | 'changed' | 'breaking'; text: string };

/** Who writes the values: a caller in a request, a server in an answer. */
type Side = 'request' | 'answer';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** A value outside of these is refused. The smaller or larger number is the narrower one. */
const LIMITS = { minimum: 1, exclusiveMinimum: 1, minLength: 1, minItems: 1, maximum: -1, maxLength: -1, maxItems: -1 };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (object: JsonObject, key: string): JsonObject => {
  const value = object[key];
  return isObject(value) ? value : {};
};
const listAt = (object: JsonObject, key: string): readonly Json[] => {
  const value = object[key];
  return Array.isArray(value) ? value : [];
};
const isEqual = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);
const keysOf = (...objects: readonly JsonObject[]) => [...new Set(objects.flatMap((object) => Object.keys(object)))];

/** The schema that a schema refers to. */
function resolved(document: JsonObject, schema: JsonObject): JsonObject {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : objectAt(objectAt(objectAt(document, 'components'), 'schemas'), name);
}

class Comparison {
  readonly changes: Change[] = [];
  readonly #before: JsonObject;
  readonly #after: JsonObject;

  constructor(before: JsonObject, after: JsonObject) {
    this.#before = before;
    this.#after = after;
  }

  note(kind: Change['kind'], text: string): void {
    this.changes.push({ kind, text });
  }

  /** Narrower is what refuses more than before: it breaks callers. Wider breaks those who read. */
  noteLimit(side: Side, isNarrower: boolean, text: string): void {
    this.note(isNarrower === (side === 'request') ? 'breaking' : 'changed', text);
  }

  schema(side: Side, place: string, one: JsonObject, other: JsonObject): void {
    const [before, after] = [resolved(this.#before, one), resolved(this.#after, other)];
    this.#own(side, place, before, after);
    this.#properties(side, place, before, after);
    this.#options(side, place, before, after);
    if (before.items !== undefined && after.items !== undefined) {
      this.schema(side, `${place}[]`, objectAt(before, 'items'), objectAt(after, 'items'));
    }
    if (isObject(before.additionalProperties) && isObject(after.additionalProperties)) {
      this.schema(side, `${place}.*`, before.additionalProperties, after.additionalProperties);
    }
  }

  #own(side: Side, place: string, before: JsonObject, after: JsonObject): void {
    for (const key of ['type', 'const', 'pattern', 'format'])
      if (!isEqual(before[key], after[key]))
        this.note(
          key === 'pattern' && side === 'answer' ? 'changed' : 'breaking',
          `${place}: ${key} ${JSON.stringify(before[key] ?? null)} is now ${JSON.stringify(after[key] ?? null)}`,
        );
    for (const [key, sign] of Object.entries(LIMITS)) {
      if (isEqual(before[key], after[key])) continue;
      const least = Number.NEGATIVE_INFINITY;
      const rank = (schema: JsonObject) => (typeof schema[key] === 'number' ? sign * Number(schema[key]) : least);
      const text = `${place}: ${key} ${before[key] ?? 'none'} is now ${after[key] ?? 'none'}`;
      this.noteLimit(side, rank(after) > rank(before), text);
    }
    if (!isEqual(before.default, after.default)) this.note('changed', `${place}: the default is another`);
    this.#values(side, place, before, after);
  }

  #values(side: Side, place: string, before: JsonObject, after: JsonObject): void {
    const [known, now] = [listAt(before, 'enum'), listAt(after, 'enum')];
    for (const value of known.filter((one) => !now.includes(one)))
      this.noteLimit(side, true, `${place}: ${JSON.stringify(value)} is no value any more`);
    for (const value of now.filter((one) => !known.includes(one)))
      this.noteLimit(side, known.length === 0, `${place}: ${JSON.stringify(value)} is a new value`);
  }

  #properties(side: Side, place: string, before: JsonObject, after: JsonObject): void {
    const [known, now] = [objectAt(before, 'properties'), objectAt(after, 'properties')];
    const [was, is] = [listAt(before, 'required'), listAt(after, 'required')];
    for (const name of keysOf(known, now)) {
      const at = `${place}.${name}`;
      if (now[name] === undefined) this.note(side === 'answer' ? 'breaking' : 'changed', `${at} is gone`);
      else if (known[name] === undefined) this.#newProperty(side, at, is.includes(name));
      else {
        this.#required(side, at, was.includes(name), is.includes(name));
        this.schema(side, at, objectAt(known, name), objectAt(now, name));
      }
    }
  }

  #required(side: Side, place: string, was: boolean, is: boolean): void {
    if (was !== is) this.noteLimit(side, is, `${place} is ${is ? 'now' : 'no longer'} required`);
  }

  #newProperty(side: Side, place: string, isRequired: boolean): void {
    if (side === 'request' && isRequired) this.note('breaking', `${place} is new, and required`);
    else this.note('added', place);
  }

  #options(side: Side, place: string, before: JsonObject, after: JsonObject): void {
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      const [known, now] = [listAt(before, key), listAt(after, key)];
      if (known.length !== now.length) this.noteLimit(side, now.length < known.length, `${place}: other ${key}`);
      else
        known.forEach((option, at) => {
          const other = now[at];
          if (isObject(option) && isObject(other)) this.schema(side, place, option, other);
        });
    }
  }

  #content(side: Side, place: string, before: JsonObject, after: JsonObject): void {
    const schemaOf = (holder: JsonObject) =>
      objectAt(objectAt(objectAt(holder, 'content'), 'application/json'), 'schema');
    this.schema(side, place, schemaOf(before), schemaOf(after));
  }

  #parameters(name: string, before: JsonObject, after: JsonObject): void {
    const byName = (operation: JsonObject) =>
      Object.fromEntries(
        listAt(operation, 'parameters').flatMap((one) => (isObject(one) ? [[`${one.name}`, one]] : [])),
      );
    const [known, now] = [byName(before), byName(after)];
    for (const parameter of keysOf(known, now)) {
      const place = `${name} ?${parameter}`;
      const [one, other] = [known[parameter], now[parameter]];
      if (!other) this.note('breaking', `${place} is gone`);
      else if (!one) this.note(other.required === true ? 'breaking' : 'added', place);
      else {
        if (one.required !== other.required) this.noteLimit('request', other.required === true, `${place}: required`);
        this.schema('request', place, objectAt(one, 'schema'), objectAt(other, 'schema'));
      }
    }
  }

  #operation(name: string, before: JsonObject, after: JsonObject): void {
    this.#parameters(name, before, after);
    const [hadBody, hasBody] = [before.requestBody !== undefined, after.requestBody !== undefined];
    if (!hadBody && hasBody) this.note('breaking', `${name}: a body is now required`);
    else if (hadBody && hasBody)
      this.#content('request', `${name} body`, objectAt(before, 'requestBody'), objectAt(after, 'requestBody'));
    if (!isEqual(before.security, after.security)) {
      this.noteLimit('request', after.security !== undefined, `${name}: who may call it`);
    }
    const [known, now] = [objectAt(before, 'responses'), objectAt(after, 'responses')];
    for (const status of keysOf(known, now)) {
      const place = `${name} ${status}`;
      if (now[status] === undefined) this.note(status.startsWith('2') ? 'breaking' : 'changed', `${place} is gone`);
      else if (known[status] === undefined) this.note('added', place);
      else this.#content('answer', place, objectAt(known, status), objectAt(now, status));
    }
  }

  paths(): void {
    const [known, now] = [objectAt(this.#before, 'paths'), objectAt(this.#after, 'paths')];
    for (const path of keysOf(known, now))
      for (const method of METHODS) {
        const [before, after] = [objectAt(known, path)[method], objectAt(now, path)[method]];
        const name = `${method.toUpperCase()} ${path}`;
        if (isObject(before) && !isObject(after)) this.note('breaking', `${name} is gone`);
        else if (!isObject(before) && isObject(after)) this.note('added', name);
        else if (isObject(before) && isObject(after)) this.#operation(name, before, after);
      }
  }
}

/** The changes from one contract to another, each once. */
export function contractChanges(before: object, after: object): readonly Change[] {
  const comparison = new Comparison(before as JsonObject, after as JsonObject);
  comparison.paths();
  return [...new Map(comparison.changes.map((change) => [change.text, change])).values()];
}

const TITLES = { breaking: 'Breaking', changed: 'Changed', added: 'Added' } as const;

/** The changes as Markdown, what breaks first. */
export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return 'The contract has not changed.';
  return (Object.keys(TITLES) as (keyof typeof TITLES)[])
    .map((kind) => ({ title: TITLES[kind], rows: changes.filter((change) => change.kind === kind) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => [`## ${title}`, '', ...rows.map(({ text }) => `- ${text}`)].join('\n'))
    .join('\n\n');
}
