import { SendMessage } from '../../../src/application/messaging/SendMessage';
import { SendPhoto } from '../../../src/application/messaging/SendPhoto';
import { success } from '../../../src/domain/shared/Result';
import { ComposerViewModel } from '../../../src/presentation/messaging/thread/ComposerViewModel';
import { somePreparedPhoto } from '../builders/somePreparedPhoto';
import type { anOpenThread } from '../drivers/anOpenThread';
import type { VirtualTime } from '../time/VirtualTime';

/** The composer of an open conversation, without drafts; it prepares every photo. */
export function aComposer(
  { outbox, waiting }: Pick<ReturnType<typeof anOpenThread>, 'outbox' | 'waiting'>,
  time: VirtualTime,
): ComposerViewModel {
  const ids = { newId: () => 'id1' };
  return new ComposerViewModel(
    new SendMessage(outbox, ids, time),
    new SendPhoto(outbox, waiting, ids, time),
    { of: () => '', save: () => true, subscribe: () => () => undefined },
    { prepare: () => Promise.resolve(success(somePreparedPhoto)) },
  );
}
