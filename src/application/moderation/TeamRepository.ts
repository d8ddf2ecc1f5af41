import type { TeamOrder, TeamRefusal } from '../../domain/moderation/team';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

/** Who is an admin: `PersonDirectory` lists them. */
export interface TeamRepository {
  /** Changes the team (`changeTeam`) as the super_admin `order.by`, who is signed in: the role and its entry of the journal are one commit. */
  change(order: TeamOrder): Promise<Result<void, TeamRefusal | BackendFailure>>;
}
export const TeamRepository = token<TeamRepository>('TeamRepository');
