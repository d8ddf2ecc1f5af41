import type { NewQueuedPush } from '../../../domain/notifications/QueuedPush';

/** News of a kind, and what distinguishes them from others (see `QueuedPush`). */
export interface PushedNews<News> extends Pick<NewQueuedPush, 'recipientId' | 'day' | 'about'> {
  readonly news: News;
}

/** The pushes of one kind, which say in the morning what an e-mail says. Methods reject when the backend is out of reach. */
export interface PushChannel<News> {
  /** Whether the person has a device to push to. */
  reach(uid: string): Promise<boolean>;
  /** Has the news pushed within a minute. Does nothing when there was a push of this kind for that day, or about the same. */
  enter(pushed: PushedNews<News>): Promise<void>;
}
