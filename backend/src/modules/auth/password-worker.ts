// argon2id takes a core and 19 MiB for tens of milliseconds: in a thread of its own it can stand back behind what people wait for.
import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// argon2id is the library's default algorithm; the cost is the first recommendation of the OWASP password cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const calls = {
  hash: (password: string): string => hashSync(password, cost),
  verify: (passwordHash: string, password: string): boolean => verifySync(passwordHash, password),
};

export type PasswordCalls = typeof calls;

export interface PasswordRequest {
  readonly name: keyof PasswordCalls;
  readonly args: readonly string[];
}

export type PasswordResponse = { readonly value: string | boolean } | { readonly fault: string };

/** Behind all that answers requests, but not so far behind that a busy machine lets nobody log in. */
const stepsBack = 5;

/** Linux schedules threads one by one, under the numbers that it shows here; elsewhere the priority is the process's. */
function standBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(constants.priority.PRIORITY_LOW, getPriority(thread) + stepsBack));
  } catch {
    // Passwords are checked all the same.
  }
}

function respond({ name, args }: PasswordRequest): PasswordResponse {
  try {
    const call = calls[name] as (...given: readonly string[]) => string | boolean;
    return { value: call(...args) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

standBack();
parentPort?.on('message', (request: PasswordRequest) => parentPort?.postMessage(respond(request)));
