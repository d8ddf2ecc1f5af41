import type { PendingErasure, PendingErasures } from '../../../../src/application/privacy/erasure/PendingErasures';
import type { Instant } from '../../../../src/domain/shared/Instant';

export class InMemoryPendingErasures implements PendingErasures {
  readonly requests = new Map<string, { readonly askedAt: Instant; readonly erasedAt: Instant | null }>();

  async *askedUntil(time: Instant): AsyncIterable<readonly PendingErasure[]> {
    const asked = [...this.requests].filter(([, { askedAt }]) => askedAt <= time);
    const oldestFirst = asked.toSorted(([, one], [, other]) => one.askedAt - other.askedAt);
    yield oldestFirst.map(([uid, { erasedAt }]) => ({ uid, erasedAt }));
  }

  async markErased(uid: string, at: Instant): Promise<void> {
    const request = this.requests.get(uid);
    if (request !== undefined) this.requests.set(uid, { ...request, erasedAt: request.erasedAt ?? at });
  }

  async remove(uid: string): Promise<void> {
    this.requests.delete(uid);
  }
}
