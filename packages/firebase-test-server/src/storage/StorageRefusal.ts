/** An error response, with the message that Firebase Storage sends. */
export class StorageRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  static badRequest(message: string): StorageRefusal {
    return new StorageRefusal(400, message);
  }

  static forbidden(): StorageRefusal {
    return new StorageRefusal(403, 'Permission denied.');
  }

  static notFound(): StorageRefusal {
    return new StorageRefusal(404, 'Not Found.');
  }
}
