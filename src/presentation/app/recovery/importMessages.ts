export const importMessages = {
  preparing: 'Préparation du catalogue de démonstration…',
  progress: (done: number, total: number) => `${done} annonces sur ${total}`,
} as const;
