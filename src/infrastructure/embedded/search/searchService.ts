import type { BackendResult } from '../../../application/shared/BackendResult';
import { failure, success } from '../../../domain/shared/Result';
import { indexPause } from './indexPause';
import type { ListingIndexFollower } from './ListingIndexFollower';
import type { SearchMessage, SearchQuestion } from './searchProtocol';

/** Milliseconds. */
const BUSY = 1;

type Asked = Exclude<SearchQuestion, { readonly kind: 'warm-up' }>;

/**
 * Answers questions from an index. Of those that wait, the latest is answered first: it is what the person has typed by now.
 * The others are answered too, for someone else may have asked them.
 */
export function searchService(
  follower: ListingIndexFollower,
  tell: (message: SearchMessage) => void,
): (question: SearchQuestion) => void {
  const waiting: Asked[] = [];
  let lastAnswer = -Infinity;
  follower.watch(() => tell({ kind: 'changed' }));

  async function answerAll(): Promise<void> {
    const begun = await follower.begin();
    // Right after an answer, more questions may have been kept waiting: they come in first.
    if (performance.now() - lastAnswer < BUSY) await indexPause();
    for (let asked = waiting.pop(); asked !== undefined; asked = waiting.pop()) {
      tell(answerTo(asked, follower, begun));
      if (waiting.length > 0) await indexPause();
    }
    lastAnswer = performance.now();
  }

  return (question) => {
    if (question.kind === 'warm-up') return void follower.begin();
    waiting.push(question);
    if (waiting.length === 1) void answerAll();
  };
}

function answerTo(asked: Asked, follower: ListingIndexFollower, begun: BackendResult<void>): SearchMessage {
  const { id } = asked;
  return asked.kind === 'suggest'
    ? { kind: 'suggestions', id, result: attempt(begun, () => follower.index.suggest(asked.text, asked.now)) }
    : {
        kind: 'results',
        id,
        result: attempt(begun, () => ({
          ...follower.index.search(asked.request, asked.now),
          complete: follower.isComplete,
        })),
      };
}

/** A bug must not leave a question without an answer. */
function attempt<Value>(begun: BackendResult<void>, work: () => Value): BackendResult<Value> {
  if (!begun.ok) return begun;
  try {
    return success(work());
  } catch (error) {
    console.error(error);
    return failure('unknown');
  }
}
