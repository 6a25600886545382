import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApi } from '#mocks/contract/document.ts';
import type { Answered } from './served.ts';

const DOCUMENT = 'openapi.json';
const contract = openApi();
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(contract, DOCUMENT);

/** A name as a part of a JSON pointer. */
const pointer = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every call of the contract with its possible statuses: 'GET /products 400'. */
export const contractAnswers = (): string[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
    ),
  );

/** What an answer has that the contract does not allow, in words; empty where it is right. */
export function answerFaults(method: string, path: string, { status, type, body }: Answered): string[] {
  const operation = contract.paths[path]?.[method.toLowerCase()];
  if (!operation) return [`${method} ${path} is not in the contract`];
  if (!operation.responses[status]) return [`status ${status} is not in the contract: ${JSON.stringify(body)}`];
  const content = `responses/${status}/content/${pointer('application/json')}/schema`;
  const validate = ajv.getSchema(`${DOCUMENT}#/paths/${pointer(path)}/${method.toLowerCase()}/${content}`);
  if (!validate) throw new Error(`The contract has no schema for ${method} ${path} ${status}.`);
  validate(body);
  return [
    ...(type.startsWith('application/json') ? [] : [`content-type ${type}`]),
    ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
  ];
}
