import webPush from 'web-push';

/** The keys of the server that sends pushes on this machine, which each process makes for itself: nobody else knows them. */
export const demoPushKeys = webPush.generateVAPIDKeys();
