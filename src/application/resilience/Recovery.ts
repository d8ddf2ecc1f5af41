import type { RecoveryStep } from '../../domain/resilience/recoverySteps';
import { token } from '../shared/token';

/** Mends the connection to the database. */
export interface Recovery {
  /** Whether it worked. A reset that comes too soon after another does not. */
  run(step: RecoveryStep): Promise<boolean>;
}
export const Recovery = token<Recovery>('Recovery');
