import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Configuration } from './configuration.js';
import { parseEnvironment } from './environment.js';

/** The configuration for one test, in its own data folder. */
export function testConfiguration(variables: Record<string, string> = {}): Configuration {
  return new Configuration(
    parseEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'larder-test-')),
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...variables,
    }),
  );
}
