import { ContainerModule } from 'inversify';
import { EmbeddedDemoSignIn } from '../../infrastructure/embedded/EmbeddedDemoSignIn';
import { EmbeddedNewsletterRepository } from '../../infrastructure/embedded/EmbeddedNewsletterRepository';
import { bindClass } from '../bindClass';
import { ports } from '../tokens';
import { embedded } from './embeddedTokens';

export const embeddedLaterModule = new ContainerModule((options) => {
  bindClass(options, ports.demoSignIn, EmbeddedDemoSignIn, [embedded.database, embedded.session, ports.clock]);
  bindClass(options, ports.newsletterRepository, EmbeddedNewsletterRepository, [embedded.database]);
});
