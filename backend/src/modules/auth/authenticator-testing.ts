import {
  createECDH,
  createHash,
  createPrivateKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  challenge: string;
  user: { id: string };
}

interface Behaviour {
  origin: string;
  relyingPartyId: string;
  /** Signature count; null for an authenticator that does not count, as synchronised ones do not. */
  counter: number | null;
  recognisesOwner: boolean;
}

const flag = { present: 1, recognised: 4, mayBeBackedUp: 8, backedUp: 16, holdsCredential: 64 };

const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const hash = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const bytes = (buffer: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** A browser and an authenticator in one: creates a key pair and signs what WebAuthn requires. */
export class SoftwareAuthenticator {
  readonly id = encode(randomBytes(32));
  readonly behaviour: Behaviour;
  private readonly privateKey: KeyObject;
  private readonly publicKey: Uint8Array;
  private userHandle = '';

  constructor(behaviour: Partial<Behaviour> = {}) {
    this.behaviour = {
      origin: 'http://localhost:3000',
      relyingPartyId: 'localhost',
      counter: null,
      recognisesOwner: true,
      ...behaviour,
    };
    // Not generateKeyPairSync: if the garbage collector runs while such a key is exported as a JWK, Node deadlocks on its
    // own lock, once in several thousand keys.
    const pair = createECDH('prime256v1');
    const point = pair.generateKeys();
    const x = point.subarray(1, 33);
    const y = point.subarray(33);
    this.privateKey = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: encode(x),
        y: encode(y),
        d: encode(pair.getPrivateKey()),
      },
    });
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as never,
    );
  }

  register({ challenge, user }: CreationOptions, id = this.id) {
    this.userHandle = user.id;
    const credentialId = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const authData = Buffer.concat([
      this.data(flag.holdsCredential),
      Buffer.alloc(16),
      length,
      credentialId,
      this.publicKey,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', bytes(authData)],
      ]) as never,
    );
    return {
      ...named(id),
      response: {
        clientDataJSON: encode(this.clientData('webauthn.create', challenge)),
        attestationObject: encode(attestationObject),
        transports: ['internal'],
      },
    };
  }

  logIn({ challenge }: { challenge: string }, { userHandle = this.userHandle } = {}) {
    if (this.behaviour.counter !== null) this.behaviour.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.data(0);
    const signed = Buffer.concat([authData, hash(clientData)]);
    return {
      ...named(this.id),
      response: {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(authData),
        signature: encode(sign('sha256', signed, this.privateKey)),
        userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.behaviour.origin, crossOrigin: false });
  }

  private data(more: number): Buffer {
    const { relyingPartyId, counter, recognisesOwner } = this.behaviour;
    const synchronised = counter === null ? flag.mayBeBackedUp | flag.backedUp : 0;
    const recognised = recognisesOwner ? flag.recognised : 0;
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flag.present | recognised | synchronised | more);
    tail.writeUInt32BE(counter ?? 0, 1);
    return Buffer.concat([hash(relyingPartyId), tail]);
  }
}

/** As browsers send it, including fields the server does not read. */
const named = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: { credProps: { rk: true } },
});
