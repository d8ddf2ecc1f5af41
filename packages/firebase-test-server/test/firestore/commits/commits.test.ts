import { describe, expect, test } from 'vitest';
import { Double, protoFieldsOf, protoValueOf, type PlainDocument } from '../../../src/firestore/values/plainDocument';
import { anEngine } from '../../support/anEngine';
import { setDocument } from '../../../src/firestore/setDocument';
import type { FieldTransformProto, PreconditionProto, WriteProto } from '../../../src/firestore/protocol';

const path = 'counters/a';
const given = { documents: { [path]: { count: 1, ratio: 0.5, list: [1, 2], map: { a: 1, b: 2 } } } };

const transform = (...updateTransforms: FieldTransformProto[]): WriteProto => ({
  update: { name: path },
  updateMask: { fieldPaths: [] },
  updateTransforms,
});

describe('an update', () => {
  test('an update replaces the document', () => {
    const engine = anEngine(given);
    engine.commit([setDocument(path, { other: true })], null);
    expect(engine.get(path, null)?.fields).toEqual(protoFieldsOf({ other: true }));
  });

  test('an update with a mask changes the named fields, and removes those without a value', () => {
    const engine = anEngine(given);
    const update = { name: path, fields: protoFieldsOf({ map: { a: 9 }, ignored: 1 }) };
    engine.commit([{ update, updateMask: { fieldPaths: ['map.a', 'map.b', 'list'] } }], null);
    expect(engine.get(path, null)?.fields).toEqual(protoFieldsOf({ count: 1, ratio: 0.5, map: { a: 9 } }));
  });

  test('an update changes the time of update, not the time of creation', () => {
    const engine = anEngine({ ...given, clock: () => new Date(0) });
    const before = engine.get(path, null);
    const { commitTime, writeResults } = engine.commit([setDocument(path, {})], null);
    const after = engine.get(path, null);
    expect(after).toMatchObject({ createTime: before?.createTime, updateTime: commitTime });
    expect(writeResults).toEqual([{ updateTime: commitTime }]);
    expect(commitTime > (before?.updateTime ?? '')).toBe(true);
  });

  test('an update accepts full resource names', () => {
    const engine = anEngine();
    engine.commit([setDocument('projects/p/databases/(default)/documents/users/karim', { a: 1 })], null);
    expect(engine.get('users/karim', null)?.path).toBe('users/karim');
  });

  test('an update truncates times to microseconds', () => {
    const engine = anEngine();
    const fields = { at: { timestampValue: '2026-11-21T05:00:00.123456789Z' } };
    engine.commit([{ update: { name: path, fields } }], null);
    expect(engine.get(path, null)?.fields.at).toEqual({ timestampValue: '2026-11-21T05:00:00.123456Z' });
  });
});

describe('transforms', () => {
  const number = (value: number | Double) => protoValueOf(value);
  const values = (...list: number[]) => ({ values: list.map(number) });

  test.each([
    ['adds integers', { fieldPath: 'count', increment: number(2) }, 3],
    ['adds a double', { fieldPath: 'count', increment: number(0.5) }, 1.5],
    ['adds to nothing', { fieldPath: 'new', increment: number(2) }, 2],
    ['adds in the place of a list', { fieldPath: 'list', increment: number(2) }, 2],
    ['takes the greater', { fieldPath: 'count', maximum: number(5) }, 5],
    ['keeps the greater', { fieldPath: 'count', maximum: number(-5) }, 1],
    ['takes the less', { fieldPath: 'count', minimum: number(-5) }, -5],
    ['keeps what equals', { fieldPath: 'count', minimum: number(new Double(1)) }, 1],
    ['appends what is missing', { fieldPath: 'list', appendMissingElements: values(2, 3, 3) }, [1, 2, 3]],
    ['appends to nothing', { fieldPath: 'map.list', appendMissingElements: values(2) }, [2]],
    ['removes what equals', { fieldPath: 'list', removeAllFromArray: values(1, 9) }, [2]],
  ] satisfies [string, FieldTransformProto, unknown][])('%s', (_name, one, expected) => {
    const engine = anEngine(given);
    engine.commit([transform(one)], null);
    const fields = engine.get(path, null)?.fields;
    const value = one.fieldPath === 'map.list' ? fields?.map?.mapValue?.fields?.list : fields?.[one.fieldPath];
    expect(value).toEqual(protoValueOf(expected));
  });

  test('the client receives transformed numbers and times, but not lists', () => {
    const engine = anEngine({ ...given, clock: () => new Date('2026-11-21T05:00:00.123Z') });
    const { writeResults } = engine.commit(
      [
        transform(
          { fieldPath: 'count', increment: number(2) },
          { fieldPath: 'list', appendMissingElements: values(3) },
          { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
        ),
      ],
      null,
    );
    expect(writeResults[0]?.transformResults).toEqual([
      number(3),
      { nullValue: null },
      { timestampValue: '2026-11-21T05:00:00.123Z' },
    ]);
  });

  test('an increment stops at the limits of integers', () => {
    const engine = anEngine();
    engine.commit([{ update: { name: path, fields: { count: { integerValue: '9223372036854775807' } } } }], null);
    engine.commit([transform({ fieldPath: 'count', increment: number(1) })], null);
    expect(engine.get(path, null)?.fields.count).toEqual({ integerValue: '9223372036854775807' });
  });
});

describe('preconditions', () => {
  const write = (name: string, currentDocument: PreconditionProto): WriteProto => ({
    ...setDocument(name, {}),
    currentDocument,
  });

  test.each([
    ['exists', write('counters/none', { exists: true }), 'NOT_FOUND'],
    ['does not exist', write(path, { exists: false }), 'ALREADY_EXISTS'],
    ['was not changed', write(path, { updateTime: '2020-01-01T00:00:00Z' }), 'FAILED_PRECONDITION'],
    [
      'was not changed nor deleted',
      write('counters/none', { updateTime: '2020-01-01T00:00:00Z' }),
      'FAILED_PRECONDITION',
    ],
    ['to be deleted exists', { delete: 'counters/none', currentDocument: { exists: true } }, 'NOT_FOUND'],
    [
      'to be verified was not changed',
      { verify: path, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
      'FAILED_PRECONDITION',
    ],
  ] satisfies [string, WriteProto, string][])('a write is refused unless the document %s', (_name, one, status) => {
    const engine = anEngine(given);
    expect(() => engine.commit([one], null)).toThrow(expect.objectContaining({ status }));
  });

  test('a write passes when its precondition holds', () => {
    const engine = anEngine(given);
    const updateTime = engine.updateTimeOf(path) ?? '';
    engine.commit([{ verify: path, currentDocument: { updateTime } }, write(path, { exists: true })], null);
    engine.commit([write('counters/b', { exists: false }), { delete: path }, { delete: 'counters/none' }], null);
    expect(engine.get(path, null)).toBeNull();
  });
});

describe('a commit', () => {
  test('a commit applies all of its writes or none', () => {
    const engine = anEngine(given);
    const refused = { ...setDocument('counters/none', {}), currentDocument: { exists: true } };
    expect(() => engine.commit([setDocument('counters/b', {}), { delete: path }, refused], null)).toThrow();
    expect(engine.updateTimeOf('counters/b')).toBeNull();
    expect(engine.updateTimeOf(path)).not.toBeNull();
  });

  test('a commit accepts at most 500 writes', () => {
    const writes = Array.from({ length: 501 }, (_, at) => setDocument(`counters/${at}`, {}));
    expect(() => anEngine().commit(writes, null)).toThrow('At most 500');
    anEngine().commit(writes.slice(1), null);
  });
});

describe('limits', () => {
  const nested = (depth: number): PlainDocument => (depth === 0 ? {} : { a: nested(depth - 1) });

  test.each([
    ['a collection', 'counters', {}],
    ['nothing', '', {}],
    ['a name with two slashes', 'counters//b/c', {}],
    ['an id of one point', 'counters/.', {}],
    ['a reserved id', 'counters/__a__', {}],
    ['an id of 1,501 bytes', `counters/${'a'.repeat(1501)}`, {}],
    ['collections 101 deep', Array.from({ length: 101 }, () => 'a/b').join('/'), {}],
    ['a document of more than 1 MiB', path, { text: 'é'.repeat(524_288) }],
    ['maps 21 deep', path, nested(21)],
    ['a field without a name', path, { '': 1 }],
    ['a reserved field', path, { __a__: 1 }],
    ['a list in a list', path, { list: [[1]] }],
    [
      'more than 40,000 index entries',
      path,
      Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`f${at}`, true])),
    ],
    ['more than 40,000 elements', path, { list: Array.from({ length: 40_001 }, (_, at) => at) }],
  ] satisfies [string, string, PlainDocument][])('%s is refused', (_name, name, document) => {
    expect(() => anEngine().commit([setDocument(name, document)], null)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  test('a document just within the limits is accepted', () => {
    const flags = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`f${at}`, true]));
    anEngine().commit(
      [
        setDocument(path, nested(20)),
        setDocument('counters/b', flags),
        setDocument(`counters/${'a'.repeat(1500)}`, {}),
      ],
      null,
    );
  });

  test('a field without an index adds no index entries', () => {
    const indexes = { fieldOverrides: [{ collectionGroup: 'counters', fieldPath: 'list', indexes: [] }] };
    anEngine({ indexes }).commit([setDocument(path, { list: Array.from({ length: 40_001 }, (_, at) => at) })], null);
  });
});
