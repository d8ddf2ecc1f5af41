import type { ProvenFieldFilter } from '../ProvenResource';
import type { RulesRequest } from '../RulesRequest';

/** A placeholder in the path of a query: one segment of any name, or any number of segments. */
export type OpenSegment = 'one' | 'many';

export type TargetSegment = string | { readonly open: OpenSegment };

/** The path of the requested document, or of all documents that a query may return. */
export type TargetPath = readonly TargetSegment[];

const provenName = (filters: readonly ProvenFieldFilter[]): readonly string[] | null => {
  const name = filters.find(({ field, operator }) => field[0] === '__name__' && operator === '==')?.value;
  return typeof name === 'object' && name?.kind === 'path' ? name.segments : null;
};

/** `filters` are those of one alternative of a `list`. */
export const targetPathOf = (request: RulesRequest, filters: readonly ProvenFieldFilter[]): TargetPath => {
  if (request.method !== 'list' || request.service === 'firebase.storage') return request.path;
  const name = provenName(filters);
  if (name) return name;
  const between: TargetPath = request.allDescendants ? [{ open: 'many' }] : [];
  return [...request.path.slice(0, -1), ...between, ...request.path.slice(-1), { open: 'one' }];
};

export const isKnownPath = (path: TargetPath): path is readonly string[] =>
  path.every((segment) => typeof segment === 'string');
