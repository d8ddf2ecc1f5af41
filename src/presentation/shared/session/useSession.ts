import { useViewModel } from '../useViewModel';
import type { SessionViewModel } from './SessionViewModel';

export function useSession(): SessionViewModel {
  return useViewModel('session');
}
