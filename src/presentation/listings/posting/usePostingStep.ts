import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DraftEntry } from '../../../domain/listings/draft/DraftError';
import { postingPath, toPostingStep, type PostingStep } from './postingSteps';

/** The step that the address names, and a function that navigates to another one, or to one of its entries. */
export function usePostingStep(): readonly [step: PostingStep, goTo: (step: PostingStep, entry?: DraftEntry) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return [toPostingStep(parameters.get('etape')), (step, entry) => void navigate(postingPath(step, entry))];
}
