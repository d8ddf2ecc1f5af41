import type { BackendResult } from '../../../application/shared/BackendResult';
import { failure, success } from '../../../domain/shared/Result';
import { yieldToMessages } from './yieldToMessages';
import type { ListingIndexFollower } from './ListingIndexFollower';
import type { SearchMessage, SearchQuestion } from './searchProtocol';
import { logMessages } from '../database/messages';

/** Milliseconds after an answer during which more questions may be waiting in the worker’s queue. */
const BUSY_PERIOD = 1;
/** Milliseconds without a question or a change after which the index may be stored. */
const IDLE_PERIOD = 2000;

type AnsweredQuestion = Exclude<SearchQuestion, { readonly kind: 'change' }>;

type PendingQuestion = Exclude<AnsweredQuestion, { readonly kind: 'warm-up' }>;

/**
 * Answers questions from an index, the latest pending one first: it is what the person has typed last. The others are
 * answered too, since another component may wait for them.
 */
export function searchService(
  follower: ListingIndexFollower,
  post: (message: SearchMessage) => void,
): (question: AnsweredQuestion) => void {
  const pending: PendingQuestion[] = [];
  let lastAnswer = -Infinity;
  let idle: ReturnType<typeof setTimeout> | undefined;
  follower.subscribe(() => {
    post({ kind: 'changed' });
    storeWhenIdle();
  });

  function storeWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => void follower.store(), IDLE_PERIOD);
  }

  async function answerAll(): Promise<void> {
    const started = await follower.start();
    // Questions that arrived during the last answer are received first.
    if (performance.now() - lastAnswer < BUSY_PERIOD) await yieldToMessages();
    for (let question = pending.pop(); question !== undefined; question = pending.pop()) {
      post(answerTo(question, follower, started));
      if (pending.length > 0) await yieldToMessages();
    }
    lastAnswer = performance.now();
  }

  return (question) => {
    storeWhenIdle();
    if (question.kind === 'warm-up') return void follower.start();
    pending.push(question);
    if (pending.length === 1) void answerAll();
  };
}

function answerTo(
  question: PendingQuestion,
  follower: ListingIndexFollower,
  started: BackendResult<void>,
): SearchMessage {
  const { id } = question;
  return question.kind === 'suggest'
    ? { kind: 'suggestions', id, result: attempt(started, () => follower.index.suggest(question.text, question.now)) }
    : {
        kind: 'results',
        id,
        result: attempt(started, () => ({
          ...follower.index.search(question.request, question.now),
          complete: follower.isCurrent,
        })),
      };
}

/** A bug must not leave a question without an answer. */
function attempt<Value>(started: BackendResult<void>, work: () => Value): BackendResult<Value> {
  if (!started.ok) return started;
  try {
    return success(work());
  } catch (error) {
    console.error(logMessages.search, error);
    return failure('unknown');
  }
}
