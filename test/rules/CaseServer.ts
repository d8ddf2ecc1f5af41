import { isDeepStrictEqual } from 'node:util';
import { EngineError } from '@mon-bazar/firebase-test-server/firestore/EngineError';
import { protoFieldsOf, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { FilterProto, OrderProto, WriteProto } from '@mon-bazar/firebase-test-server/firestore/protocol';
import { setDocument } from '@mon-bazar/firebase-test-server/firestore/setDocument';
import { EmulatorProject } from '@mon-bazar/firebase-test-server/official/EmulatorProject';
import type { ProvenFilter } from '@mon-bazar/firebase-test-server/rules/ProvenResource';
import type { Attempt, Documents, Write } from './Attempt';
import type { RulesCase } from './RulesCase';
import { NOW } from './times';
import { world } from './world';

type Stored = Readonly<Record<string, PlainDocument | null | undefined>>;

/**
 * A Firestore emulator that judges cases under these rules. The time of a case stands in the rules as a number, which costs as many
 * expressions as `request.time`: no clock need be set.
 */
export class CaseServer {
  readonly #host: string;
  readonly #rules: string;
  readonly #projects = new Map<number, Promise<EmulatorProject>>();
  /** The documents that are not as in the world; undefined: a case has written it. */
  readonly #changed = new Map<EmulatorProject, Stored>();

  constructor(host: string, rules: string) {
    this.#host = host;
    this.#rules = rules;
  }

  /** Whether the attempt is allowed. Judge one case after the other. */
  async allows({ as, attempt }: RulesCase): Promise<boolean> {
    const project = await this.#projectAt(attempt.at?.getTime() ?? NOW);
    const { given = {} } = attempt;
    await store(project, changesTo(given, this.#changed.get(project) ?? {}));
    const allowed = await isAllowed(perform(project, as, attempt));
    const written = attempt.kind === 'commit' && allowed ? attempt.writes.map(({ path }) => path) : [];
    this.#changed.set(project, { ...given, ...Object.fromEntries(written.map((path) => [path, undefined])) });
    return allowed;
  }

  #projectAt(time: number): Promise<EmulatorProject> {
    const project = this.#projects.get(time) ?? this.#prepare(time);
    this.#projects.set(time, project);
    return project;
  }

  async #prepare(time: number): Promise<EmulatorProject> {
    const project = new EmulatorProject(this.#host);
    await project.replaceRules(this.#rules.replaceAll('request.time', `timestamp.value(${time})`));
    await store(project, world);
    return project;
  }
}

/** What must be written so that the world is stored with `given` in it: cases that follow each other are often given the same. */
function changesTo(given: Documents, stored: Stored): Documents {
  const wanted = { ...Object.fromEntries(Object.keys(stored).map((path) => [path, initial(path)])), ...given };
  const isStored = ([path, document]: [string, PlainDocument | null]) =>
    isDeepStrictEqual(path in stored ? stored[path] : initial(path), document);
  return Object.fromEntries(Object.entries(wanted).filter((entry) => !isStored(entry)));
}

const initial = (path: string) => world[path] ?? null;

async function isAllowed(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    // Rules are judged first: whatever else is refused has been allowed by them.
    if (!(error instanceof EngineError)) throw error;
    if (error.status === 'PERMISSION_DENIED') return false;
    if (error.status === 'NOT_FOUND') return true;
    throw error;
  }
}

function perform(project: EmulatorProject, as: RulesCase['as'], attempt: Attempt): Promise<void> {
  switch (attempt.kind) {
    case 'get':
      return project.get(attempt.path, as);
    case 'list': {
      const [collectionId = '', ...parents] = attempt.collection.split('/').reverse();
      const filters = attempt.proven.map((filter) => filterOf(project, filter));
      const { limit } = attempt.query;
      const query = {
        from: [{ collectionId }],
        ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND' as const, filters } } }),
        orderBy: attempt.proven.flatMap(latestFirst),
        ...(limit !== null && { limit }),
      };
      return project.query(query, parents.reverse().join('/'), as);
    }
    case 'commit':
      return project.commit(attempt.writes.map(protoOf), as);
  }
}

/** Null removes a document. */
async function store(project: EmulatorProject, documents: Documents): Promise<void> {
  const writes = Object.entries(documents).map(([path, document]) =>
    document === null ? { delete: path } : setDocument(path, document),
  );
  if (writes.length > 0) await project.commit(writes, 'owner');
}

function protoOf(write: Write): WriteProto {
  if (write.kind === 'set') return setDocument(write.path, write.document);
  if (write.kind === 'delete') return { delete: write.path };
  const fieldPaths = [...Object.keys(write.changes), ...(write.removed ?? [])];
  return { update: { name: write.path, fields: protoFieldsOf(write.changes) }, updateMask: { fieldPaths } };
}

const operators: Readonly<Record<string, 'EQUAL' | 'ARRAY_CONTAINS' | 'LESS_THAN_OR_EQUAL'>> = {
  '==': 'EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
};

/** As the site reads what is compared with a time. Without an order, it would be the earliest first, for which there is no index. */
function latestFirst(filter: ProvenFilter): readonly OrderProto[] {
  if ('anyOf' in filter || filter.operator !== '<=') return [];
  const [fieldPath = ''] = filter.field;
  return [{ field: { fieldPath }, direction: 'DESCENDING' }];
}

function filterOf(project: EmulatorProject, filter: ProvenFilter): FilterProto {
  if ('anyOf' in filter) throw new Error('cases list by single conditions');
  const op = operators[filter.operator];
  if (op === undefined) throw new Error(`no case lists by ${filter.operator}`);
  const [fieldPath = ''] = filter.field;
  const { value } = filter;
  if (typeof value === 'string') return { fieldFilter: { field: { fieldPath }, op, value: { stringValue: value } } };
  if (typeof value === 'object' && value?.kind === 'timestamp') {
    const timestampValue = new Date(Number(value.nanoseconds / 1_000_000n)).toISOString();
    return { fieldFilter: { field: { fieldPath }, op, value: { timestampValue } } };
  }
  if (typeof value !== 'object' || value?.kind !== 'path') throw new Error('cases list by texts, times and names');
  const referenceValue = project.nameOf(value.segments.slice(3).join('/'));
  return { fieldFilter: { field: { fieldPath }, op, value: { referenceValue } } };
}
