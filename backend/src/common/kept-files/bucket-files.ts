import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Configuration } from '../../config/configuration.js';
import { KeptFiles } from './kept-files.js';

export type S3Bucket = NonNullable<Configuration['pictures']['bucket']>;

/** Milliseconds for a call, including the retries that are made when the store is overloaded. */
const longestCall = 15_000;
const furtherAttempts = 2;

/**
 * Files in a bucket of any S3-compatible store. The bucket's name is part of the path, which all such stores
 * understand.
 */
export class BucketFiles extends KeptFiles {
  private readonly client: AwsClient;
  private readonly address: string;

  constructor({ endpoint, bucket, ...credentials }: S3Bucket, prefix = '') {
    super();
    this.client = new AwsClient({ ...credentials, service: 's3', retries: furtherAttempts });
    this.address = `${endpoint}/${bucket}/${prefix}`;
  }

  async put(key: string, content: Buffer, type: string): Promise<void> {
    const headers = {
      'content-type': type,
      // The content is signed too, so that the store notices a change on the way even without TLS.
      'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
    };
    await this.send(key, { method: 'PUT', body: new Uint8Array(content), headers });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.send(key, { method: 'GET' });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  }

  async remove(key: string): Promise<void> {
    await this.send(key, { method: 'DELETE' });
  }

  private async send(key: string, request: RequestInit): Promise<Response> {
    const answer = await this.client.fetch(`${this.address}${key}`, {
      ...request,
      signal: AbortSignal.timeout(longestCall),
    });
    const isMissing = answer.status === 404 && request.method !== 'PUT';
    if (answer.ok || (isMissing && !(await saysNoBucket(answer)))) return answer;
    throw new Error(`The file store answered ${request.method} with ${answer.status}.`);
  }
}

/** A missing bucket is a mistake in the settings, not a missing file. */
const saysNoBucket = async (answer: Response): Promise<boolean> =>
  (await answer.text()).includes('NoSuchBucket');
