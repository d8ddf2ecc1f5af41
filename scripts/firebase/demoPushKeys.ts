import { generateVAPIDKeys } from 'web-push';

/** The keys of the server that sends pushes on this machine, made anew by each process: nobody else knows them. */
export const demoPushKeys = generateVAPIDKeys();
