import { useViewModel } from '../useViewModel';
import { sessionViewModel } from '../viewModels';
import type { SessionViewModel } from './SessionViewModel';

export function useSession(): SessionViewModel {
  return useViewModel(sessionViewModel);
}
