import { BackendStatus } from '../../application/resilience/BackendStatus';
import type { Token } from '../../application/shared/token';
import { answeringFromPage, readPageAnswers } from '../../infrastructure/browser/page/pageAnswers';
import type { BindingOptions } from '../bind';

/** What a rendered page was made of: these ports answer first what the page shows. A port that is bound a second time loses it. `again`: see `answeringFromPage`. */
export function answerFromPage(
  { onActivation }: Pick<BindingOptions, 'onActivation'>,
  ports: readonly Token<object>[],
  again?: () => unknown,
): void {
  const answers = readPageAnswers();
  if (answers.size === 0) return;
  for (const port of ports)
    onActivation<object>(port, (context, adapter) =>
      answeringFromPage(adapter, answers, context.get(BackendStatus), again),
    );
}

/** The same for a port that is not bound yet. */
export function answeredFromPage<Port extends object>(port: Port, status: BackendStatus, again: () => unknown): Port {
  return answeringFromPage(port, readPageAnswers(), status, again);
}
