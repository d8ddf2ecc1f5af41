import type { RecoveryStep } from '../../domain/resilience/recoverySteps';
import { token } from '../shared/token';

/** Recovers the connection to the database. */
export interface Recovery {
  /** True on success; false for a reset too soon after another (`RESET_THROTTLE`). */
  run(step: RecoveryStep): Promise<boolean>;
}
export const Recovery = token<Recovery>('Recovery');
