import { beforeEach, describe, expect, test } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { OptimisticList, type OptimisticSource } from '../../../src/presentation/favourites/OptimisticList';
import { VirtualTime } from '../../support/time/VirtualTime';

interface Thing {
  readonly id: string;
  readonly name: string;
}

const thing = (id: string, name = id): Thing => ({ id, name });

/** A source that answers when the test says so. */
class SlowSource implements OptimisticSource<Thing> {
  readonly asked: string[] = [];
  follows = 0;
  emit: (things: BackendResult<readonly Thing[]>) => void = () => undefined;
  readonly #answers: ((result: BackendResult<void>) => void)[] = [];

  subscribe(listener: (things: BackendResult<readonly Thing[]>) => void) {
    this.follows += 1;
    this.emit = listener;
    return () => {
      this.emit = () => undefined;
    };
  }

  put = ({ id, name }: Thing) => this.#ask(`put ${id} ${name}`);
  remove = (id: string) => this.#ask(`remove ${id}`);

  async answer(result: BackendResult<void> = success()): Promise<void> {
    this.#answers.shift()?.(result);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }

  #ask(what: string): Promise<BackendResult<void>> {
    this.asked.push(what);
    return new Promise((resolve) => this.#answers.push(resolve));
  }
}

describe('OptimisticList', () => {
  let source: SlowSource;
  let time: VirtualTime;
  let list: OptimisticList<Thing>;
  const names = () => list.items.map(({ name }) => name);

  beforeEach(() => {
    source = new SlowSource();
    time = new VirtualTime();
    list = new OptimisticList<Thing>(({ id }) => id, time);
    list.open(source);
  });

  test('the list is unknown before the source emits', () => {
    expect(list.stored).toBeNull();
    source.emit(success([thing('lamp')]));
    expect(names()).toEqual(['lamp']);
  });

  test('an added item shows first immediately, and a removed one disappears', () => {
    source.emit(success([thing('lamp'), thing('sofa')]));
    void list.put(thing('desk'));
    void list.remove('lamp');
    expect(names()).toEqual(['desk', 'sofa']);
    expect(source.asked).toEqual(['put desk desk', 'remove lamp']);
  });

  test('undoes what fails, and says why', async () => {
    source.emit(success([thing('lamp')]));
    const [added, removed] = [list.put(thing('desk')), list.remove('lamp')];
    await source.answer(failure('offline'));
    expect(names()).toEqual([]);
    await source.answer(failure('denied'));
    expect(names()).toEqual(['lamp']);
    expect([await added, await removed]).toEqual([failure('offline'), failure('denied')]);
  });

  test('the list does not flicker, whether the emission comes before or after the confirmation', async () => {
    source.emit(success([]));
    void list.put(thing('lamp'));
    source.emit(success([thing('lamp')]));
    await source.answer();
    expect(names()).toEqual(['lamp']);
    expect(list.changes.size).toBe(0);
    void list.remove('lamp');
    await source.answer();
    expect(names()).toEqual([]);
    source.emit(success([]));
    expect(names()).toEqual([]);
    expect(list.changes.size).toBe(0);
  });

  test('an answer that comes after a removal was emitted settles the removal', async () => {
    source.emit(success([thing('lamp')]));
    void list.remove('lamp');
    source.emit(success([]));
    await source.answer();
    expect(list.changes.size).toBe(0);
  });

  test('a changed item shows until the source emits the change', async () => {
    source.emit(success([thing('lamp', 'Lampe')]));
    void list.put(thing('lamp', 'Lampe de bureau'));
    await source.answer();
    expect(names()).toEqual(['Lampe de bureau']);
    source.emit(success([thing('lamp', 'Lampe de salon')]));
    expect(names()).toEqual(['Lampe de salon']);
  });

  test('a double click ends where it began, and what is wanted last is written last', async () => {
    source.emit(success([]));
    const first = list.put(thing('lamp'));
    const second = list.remove('lamp');
    expect(names()).toEqual([]);
    expect(source.asked).toEqual(['put lamp lamp']);
    await source.answer();
    expect(source.asked).toEqual(['put lamp lamp', 'remove lamp']);
    await source.answer();
    expect([await first, await second]).toEqual([success(), success()]);
  });

  test('three clicks write no more than they must', async () => {
    source.emit(success([]));
    void list.put(thing('lamp', 'one'));
    void list.remove('lamp');
    void list.put(thing('lamp', 'two'));
    await source.answer();
    expect(source.asked).toEqual(['put lamp one', 'put lamp two']);
    expect(names()).toEqual(['two']);
  });

  test('a failure undoes all that was wanted of it meanwhile', async () => {
    source.emit(success([]));
    const added = list.put(thing('lamp'));
    void list.remove('lamp');
    void list.put(thing('lamp'));
    await source.answer(failure('offline'));
    expect(names()).toEqual([]);
    expect(await added).toEqual(failure('offline'));
  });

  test('a failed reading is retried with increasing delays, and the failure shows until it succeeds', async () => {
    source.emit(failure('offline'));
    expect([list.failure, list.stored]).toEqual(['offline', null]);
    expect(time.waits).toEqual([2000]);
    await time.pass(2000);
    source.emit(failure('offline'));
    expect(time.waits).toEqual([4000]);
    source.emit(success([thing('lamp')]));
    expect(time.waits).toEqual([]);
    expect(list.failure).toBeNull();
    expect(source.follows).toBe(2);
    source.emit(failure('offline'));
    expect(time.waits).toEqual([2000]);
    expect(names()).toEqual(['lamp']);
  });

  test('the delay between retries is at most a minute', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      source.emit(failure('offline'));
      await time.pass(time.waits[0] ?? 0);
    }
    source.emit(failure('offline'));
    expect(time.waits).toEqual([60_000]);
  });

  test('opening another source starts again, and results of the former one are ignored', async () => {
    source.emit(success([thing('lamp')]));
    const added = list.put(thing('desk'));
    const other = new SlowSource();
    const formerEmit = source.emit;
    list.open(other);
    expect(list.stored).toBeNull();
    other.emit(success([thing('sofa')]));
    formerEmit(success([thing('lamp')]));
    await source.answer(failure('denied'));
    expect(names()).toEqual(['sofa']);
    expect(await added).toEqual(failure('denied'));
  });

  test('a list without a source ignores changes and cancels retries', async () => {
    source.emit(failure('offline'));
    list.open(null);
    expect(time.waits).toEqual([]);
    expect(await list.put(thing('lamp'))).toEqual(success());
    expect(source.asked).toEqual([]);
  });
});
