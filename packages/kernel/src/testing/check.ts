/** What the kit hands to a title's test files: checks with names, which throw. */

export interface Check {
  name: string;
  run(): void | Promise<void>;
}

/** Runs something; what it throws says where. */
export function named<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
