import { listOf, mapOf, pathOf, timestampOfDate } from '../RulesValue';
import type { RulesMap, RulesValue } from '../RulesValue';
import type { ProvenFieldFilter, ProvenResource } from '../ProvenResource';
import { unproven } from '../proven/Operand';
import type { Operand } from '../proven/Operand';
import type { RulesAuth, RulesQuery, RulesRequest, RulesResource } from '../RulesRequest';
import { documentValue } from './documentValue';
import { rulesValueOfJson } from './rulesValueOfJson';

const authValue = (auth: RulesAuth | null): RulesValue =>
  auth && mapOf({ uid: auth.uid, token: rulesValueOfJson(auth.token) });

const queryValue = ({ limit, offset, orderBy }: RulesQuery): RulesValue =>
  mapOf({
    limit: limit === null ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: orderBy && listOf(orderBy),
  });

const plainResource = (request: RulesRequest, resource: RulesResource): RulesMap =>
  request.service === 'firebase.storage' ? resource.data : documentValue(pathOf(request.path), resource.data);

const afterValue = (request: RulesRequest): RulesValue =>
  request.requestResource ? plainResource(request, request.requestResource) : null;

/** `request` in the rules; the path of a query is that of its collection. */
export const requestValue = (request: RulesRequest): RulesValue =>
  mapOf({
    auth: authValue(request.auth),
    method: request.method,
    path: pathOf(request.path),
    ...(request.method === 'get' || request.method === 'list' ? {} : { resource: afterValue(request) }),
    time: timestampOfDate(request.time),
    ...(request.query ? { query: queryValue(request.query) } : {}),
  });

export const isProven = (resource: RulesRequest['resource']): resource is ProvenResource =>
  resource !== null && 'proven' in resource;

const exists = (name: string): ProvenFieldFilter => ({ field: [name], operator: '!=', value: null });

const underResource = (filter: ProvenFieldFilter): readonly ProvenFieldFilter[] => {
  if (filter.field[0] !== '__name__') return [{ ...filter, field: ['data', ...filter.field] }];
  const { value } = filter;
  const isEquality = filter.operator === '==' && typeof value === 'object' && value?.kind === 'path';
  return isEquality ? [filter, { field: ['id'], operator: '==', value: value.segments.at(-1) ?? '' }] : [filter];
};

/** `resource`; if the request is a query, that of one alternative. */
export const resourceValue = (request: RulesRequest, filters: readonly ProvenFieldFilter[]): Operand => {
  if (request.resource === null) return null;
  if (!isProven(request.resource)) return plainResource(request, request.resource);
  return unproven('resource', [exists('data'), exists('id'), ...filters.flatMap(underResource)]);
};

/** A variable of a match whose value depends on the document that a query returns. */
export const openVariable = (name: string): Operand => unproven(name, []);
