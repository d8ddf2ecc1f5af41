import type { BackendStatus } from '../../../application/resilience/BackendStatus';
import { PAGE_ANSWERS_ID, questionOf, type PageAnswers } from '../../../application/shared/PageAnswers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { want } from './untilWanted';

type Listener = (answer: unknown) => void;

/** The answers that the server has rendered the page from; none on a page that was not rendered. */
export function readPageAnswers(): PageAnswers {
  const data = document.getElementById(PAGE_ANSWERS_ID)?.textContent;
  // Written by the server of the same build: its shape is known.
  return new Map(data === undefined ? [] : (JSON.parse(data) as [string, unknown][]));
}

/**
 * A port that answers first what the page answers. A subscription goes on with the backend once that holds everything; a question asked again
 * goes to the backend, once `again` has resolved; its answer counts unless it is a failure or not complete yet. With `want`, whatever the page
 * has not brought is wanted as soon as something is asked again, or not answered; with anything else, a subscription without an answer wants nothing.
 */
export function answeringFromPage<Port extends object>(
  port: Port,
  answers: PageAnswers,
  status: BackendStatus,
  again: () => unknown = want,
): Port {
  if (answers.size === 0 || answering.has(port)) return port;
  const answeringPort = new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || typeof name !== 'string') return method;
      return (...parameters: readonly unknown[]): unknown => {
        const question = questionOf(name, parameters);
        const answer = answers.get(question);
        const ask = (...asked: readonly unknown[]): unknown => method.apply(target, asked);
        const listener = parameters.at(-1);
        if (answer === undefined) {
          if (again === want || typeof listener !== 'function') want();
          return ask(...parameters);
        }
        if (typeof listener !== 'function')
          return replied(answer, answers, question, async () => {
            await again();
            return ask(...parameters);
          });
        (listener as Listener)(answer);
        return followed((later) => ask(...parameters.slice(0, -1), later) as Unsubscribe, listener as Listener, status);
      };
    },
  });
  answering.add(answeringPort);
  return answeringPort;
}

/** What `answeringFromPage` has made. */
const answering = new WeakSet<object>();

const asked = new Set<string>();

async function replied(known: unknown, answers: PageAnswers, question: string, ask: () => unknown): Promise<unknown> {
  if (!asked.has(question)) {
    asked.add(question);
    return known;
  }
  const answer = await ask();
  if (!isComplete(answer)) return known;
  answers.delete(question);
  return answer;
}

function isComplete(answer: unknown): boolean {
  const result = answer as BackendResult<unknown>;
  if (!result.ok) return false;
  const { value } = result;
  return !(typeof value === 'object' && value !== null && 'complete' in value && value.complete === false);
}

/** While the backend is being filled, what it emits is less than what the page shows: the latest is kept until then. */
function followed(subscribe: (later: Listener) => Unsubscribe, listener: Listener, status: BackendStatus): Unsubscribe {
  let isFilled = false;
  let latest: { readonly answer: unknown } | null = null;
  const unsubscribe = subscribe((answer) => {
    if (isFilled) listener(answer);
    else latest = { answer };
  });
  const unwatch = status.subscribe(({ kind }) => {
    isFilled = kind !== 'starting' && kind !== 'importing';
    if (!isFilled || latest === null) return;
    const { answer } = latest;
    latest = null;
    listener(answer);
  });
  return () => {
    unwatch();
    unsubscribe();
  };
}
