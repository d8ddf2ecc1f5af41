import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';
import { EngineError } from '../EngineError';

/** The names in a field path: `facets.price` → ['facets', 'price'], `` words.`l'été` `` → ['words', "l'été"]. */
export function fieldPathSegments(text: string): string[] {
  const segments: string[] = [];
  const segment = /(?:`((?:[^`\\]|\\.)*)`|([^.`]+))(\.|$)/gy;
  while (segment.lastIndex < text.length) {
    const [whole, quoted, plain = ''] = segment.exec(text) ?? [];
    if (whole === undefined) throw new EngineError('INVALID_ARGUMENT', `Invalid field path: ${text}`);
    segments.push(quoted?.replace(/\\(.)/g, '$1') ?? plain);
  }
  if (segments.length === 0 || text.endsWith('.'))
    throw new EngineError('INVALID_ARGUMENT', `Invalid field path: ${text}`);
  return segments;
}

/** The canonical text: plain names as they are, others between backquotes. */
export const fieldPathText = (segments: readonly string[]): string =>
  segments.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)).join('.');

export function fieldAt(fields: ProtoFields, path: readonly string[]): ProtoValue | undefined {
  let value: ProtoValue | undefined;
  let within: ProtoFields | undefined = fields;
  for (const name of path) {
    if (within === undefined || !Object.hasOwn(within, name)) return undefined;
    value = within[name];
    within = value?.mapValue?.fields;
  }
  return value;
}

/** The fields with a new value at the path; undefined removes it. Missing maps are created, values that are not maps replaced. */
export function withFieldAt(fields: ProtoFields, path: readonly string[], value: ProtoValue | undefined): ProtoFields {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return value === undefined ? without(fields, name) : { ...fields, [name]: value };
  const inner = Object.hasOwn(fields, name) ? fields[name]?.mapValue?.fields : undefined;
  if (inner === undefined && value === undefined) return fields;
  return { ...fields, [name]: { mapValue: { fields: withFieldAt(inner ?? {}, rest, value) } } };
}

function without(fields: ProtoFields, name: string): ProtoFields {
  return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
}
