import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the configuration without a word from the operator', () => {
  it('listens on this machine, keeps its data in .data and shows the demo', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      portIsFixed: false,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      publicUrl: null,
      trustProxy: false,
      demo: true,
      sealKey: null,
      metricsToken: null,
      logLevel: 'info',
      x: null,
      google: null,
      smtpUrl: null,
      smsWebhookUrl: null,
      operators: [],
      brand: { name: 'Wagram', slug: 'wagram', tokens: { credit: 'WGM', chain: 'WGR' } },
    });
  });

  it('takes an empty value for an unset one', () => {
    const names = ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'SEAL_KEY', 'DEMO', 'LOG_LEVEL', 'BRAND_NAME', 'LIMIT_API'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(readConfig({}));
  });

  it('limits are ten times higher beside the embedded database, unless they are given', () => {
    const embedded = { signIn: 250, signUp: 200, api: 15_000, apiAnonymous: 3_000, code: 50 };
    expect(readConfig({}).limits).toMatchObject(embedded);
    const url = 'postgres://127.0.0.1/app';
    const postgres = { signIn: 25, signUp: 20, api: 1_500, apiAnonymous: 300, code: 5 };
    expect(readConfig({ DATABASE_URL: url }).limits).toMatchObject(postgres);
    expect(readConfig({ LIMIT_SIGN_IN: '7' }).limits.signIn).toBe(7);
  });

  it('shows the demo with the embedded database only, until it is told otherwise', () => {
    const url = 'postgres://127.0.0.1/app';
    expect(readConfig({ DATABASE_URL: url }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: url, DEMO: 'on' }).demo).toBe(true);
    expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
  });
});

describe('a configuration with faults', () => {
  it('SC-04: tells all of them at once, in plain words', () => {
    const problems = problemsOf({
      PORT: '70000',
      HOST: 'not a host',
      DATABASE_URL: 'mysql://127.0.0.1/x',
      PUBLIC_URL: 'social.example',
      SEAL_KEY: 'short',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'everybody',
      LIMIT_API: '-1',
      X_PKCE_METHOD: 'none',
      X_CLIENT_SECRET: 'alone',
      GOOGLE_CLIENT_ID: 'alone',
      SMTP_URL: 'mail.example',
      BRAND_SLUG: 'Not A Slug',
      BRAND_SWAP_URL: 'javascript:alert(1)',
    });
    expect(new Set(problems)).toEqual(
      new Set([
        "PORT must be a whole number from 0 to 65535, not '70000'",
        "HOST must be an address or a name, not 'not a host'",
        "DATABASE_URL must be an address that starts with postgres:// or postgresql://, not 'mysql://127.0.0.1/x'",
        "PUBLIC_URL must be an address that starts with http:// or https://, not 'social.example'",
        'SEAL_KEY is too weak: use at least 32 characters, for example from `openssl rand -base64 32`',
        "DEMO must be on or off, not 'maybe'",
        "LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not 'loud'",
        "TRUST_PROXY must be on, off or addresses with commas between, not 'everybody'",
        "LIMIT_API must be a whole number from 1 to 1000000000, not '-1'",
        "X_PKCE_METHOD must be S256 or plain, not 'none'",
        'X_CLIENT_SECRET is set but X_CLIENT_ID is missing',
        'GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET is missing',
        "SMTP_URL must be an address that starts with smtp:// or smtps://, not 'mail.example'",
        "BRAND_SLUG must be 2 to 30 small letters and digits, not 'Not A Slug'",
        "BRAND_SWAP_URL must be an address that starts with https:// or a path on this server, not 'javascript:alert(1)'",
      ]),
    );
    expect(new ConfigError(problems).message).toContain('The configuration has 15 faults:\n  - ');
    expect(new ConfigError(['x']).message).toBe('The configuration has a fault:\n  - x');
  });

  it('[OPS-04] several hosts of a database are taken as they are, and each must be an address', () => {
    const url = 'postgres://app:p%40ss@one.example:5432,two.example:5433/app';
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(problemsOf({ DATABASE_URL: 'postgres://app:hunter2@one:5432,two:x/app' })).toEqual([
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://, not 'postgres://…@one:5432,two:x/app'",
    ]);
  });

  it('[OPS-05] a pooler needs a way past it', () => {
    const pooled = { DATABASE_POOLER: 'transaction', DATABASE_URL: 'postgres://127.0.0.1:6432/app' };
    expect(problemsOf(pooled)).toEqual([
      'DATABASE_POOLER is transaction: set DATABASE_URL to the pooler and DATABASE_DIRECT_URL to the database behind it, because migrations and NOTIFY need a session of their own',
    ]);
    expect(problemsOf({ ...pooled, DATABASE_DIRECT_URL: 'postgres://127.0.0.1/app' })).toEqual([]);
    expect(problemsOf({ DATABASE_POOLER: 'session' })).toEqual([
      "DATABASE_POOLER must be none or transaction, not 'session'",
    ]);
  });

  it('[OPS-03] replicas belong to a database that has them', () => {
    const replicas = { DATABASE_REPLICA_URL: 'postgres://one/app' };
    expect(problemsOf(replicas)).toEqual([
      'DATABASE_REPLICA_URL is set but DATABASE_URL is missing: the embedded database has no replicas',
    ]);
    expect(problemsOf({ ...replicas, DATABASE_URL: 'postgres://two/app' })).toEqual([]);
  });

  it('[SR-H2] SC-04: mail is not sent without the address that its links carry', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' };
    expect(problemsOf(smtp)).toEqual([
      'SMTP_URL is set but PUBLIC_URL is missing: mails carry links, and a link must never be made from what a request says. Set PUBLIC_URL to the address that people use, for example PUBLIC_URL=https://social.example',
    ]);
    expect(readConfig({ ...smtp, PUBLIC_URL: 'http://social.example' }).smtpUrl).toBe('smtp://mail.example');
  });

  it('SC-04: push keys come as a pair', () => {
    const reject = 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair from `npx web-push generate-vapid-keys`';
    expect(problemsOf({ VAPID_PUBLIC_KEY: 'alone' })).toEqual([reject]);
    expect(problemsOf({ VAPID_PRIVATE_KEY: Buffer.alloc(32).toString('base64url') })).toEqual([reject]);
    expect(problemsOf({ VAPID_PUBLIC_KEY: 'not', VAPID_PRIVATE_KEY: 'keys' })).toEqual([reject]);
  });

  it('SC-04: an https address with the demo on by default must be decided by the operator', () => {
    const PUBLIC_URL = 'https://social.example';
    expect(problemsOf({ PUBLIC_URL })).toEqual([
      'PUBLIC_URL is https and the demo would be on by default: set DEMO=off, or DEMO=on if you really want strangers to sign in as demo members',
    ]);
    expect(problemsOf({ PUBLIC_URL, DEMO: 'on' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL, DEMO: 'off' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL, DATABASE_URL: 'postgres://127.0.0.1/x' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://192.168.1.2:3000' })).toEqual([]);
  });

  it('SC-04: a seal key of 31 characters is weak, one of 32 will do', () => {
    expect(problemsOf({ SEAL_KEY: 'k'.repeat(31) })).toHaveLength(1);
    expect(problemsOf({ SEAL_KEY: 'k'.repeat(32) })).toEqual([]);
  });

  it('half of a Google configuration is told from either side', () => {
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'x' })).toEqual([
      'GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID is missing',
    ]);
    expect(readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).google).toEqual({
      clientId: 'a',
      clientSecret: 'b',
      issuer: 'https://accounts.google.com/',
    });
  });

  it.each([
    'mysql://root:hunter2@127.0.0.1/x',
    'mysql://root:hunter2/with/slash@127.0.0.1/x',
    'mysql://root:hunter2@with@ats@127.0.0.1/x',
    'root:hunter2@127.0.0.1/x',
    '//root:hunter2\n@127.0.0.1/x',
  ])('never repeats a password: %j', (DATABASE_URL) => {
    expect(problemsOf({ DATABASE_URL }).join()).not.toContain('hunter2');
    expect(problemsOf({ DATABASE_URL }).join()).toContain('127.0.0.1/x');
  });

  it.each(['1.5', 'NaN', '0x10', '1e9', 'Infinity', '3000abc', '٣'])('a port of %s is refused', (PORT) => {
    const isNumber = PORT === '0x10';
    expect(problemsOf({ PORT })).toHaveLength(isNumber ? 0 : 1);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'swap', 'https://'])(
    'IN-02: %s cannot become a link of the brand',
    (GAME_URL) => {
      expect(problemsOf({ GAME_URL })).toHaveLength(1);
    },
  );
});

describe('what an operator can set', () => {
  it('the whole brand', () => {
    const { brand } = readConfig({
      BRAND_NAME: 'Meadow',
      BRAND_SLUG: 'meadow',
      BRAND_CREDIT: 'MDW',
      BRAND_TOKEN: 'MDX',
      BRAND_PLATINUM: '@Meadow, meadow_team ,, meadow_labs',
      BRAND_SWAP_URL: 'https://swap.example/',
      BRAND_CHART_URL: 'https://chart.example/',
      BRAND_EXPLORER_URL: 'https://explorer.example/',
      GAME_URL: '/games/own/',
    });
    expect(brand).toEqual({
      name: 'Meadow',
      slug: 'meadow',
      tokens: { credit: 'MDW', chain: 'MDX' },
      platinum: ['meadow', 'meadow_team', 'meadow_labs'],
      links: {
        swap: 'https://swap.example/',
        chart: 'https://chart.example/',
        explorer: 'https://explorer.example/',
        game: '/games/own/',
      },
    });
  });

  it('which proxies are believed', () => {
    const of = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect([of('off'), of('no'), of('0'), of('on'), of('TRUE')]).toEqual([false, false, false, true, true]);
    expect(of('10.0.0.1, 10.1.0.0/16,loopback,2001:db8::/32')).toBe('10.0.0.1,10.1.0.0/16,loopback,2001:db8::/32');
  });

  it('sign-in with X, with the addresses of X unless others are given', () => {
    expect(readConfig({ X_CLIENT_ID: 'abc' }).x).toEqual({
      clientId: 'abc',
      clientSecret: null,
      authorizeUrl: 'https://x.com/i/oauth2/authorize',
      tokenUrl: 'https://api.x.com/2/oauth2/token',
      apiUrl: 'https://api.x.com/',
      pkce: 'S256',
    });
    expect(readConfig({ X_CLIENT_ID: 'abc', X_PKCE_METHOD: 'plain' }).x?.pkce).toBe('plain');
  });

  it('a port, and then only that one is tried', () => {
    expect(readConfig({ PORT: '0' })).toMatchObject({ port: 0, portIsFixed: true });
  });
});

describe('what a referral needs and the token', () => {
  it('[REW-01, BUY-01] are as documented until an operator says otherwise', () => {
    expect(readConfig({})).toMatchObject({
      referrals: { needs: ['verified', 'post'], dailyCap: 50 },
      tokenAddress: null,
    });
    expect(readConfig({ REFERRAL_NEEDS: 'none' }).referrals.needs).toEqual([]);
    expect(readConfig({ REFERRAL_NEEDS: ' Post ' }).referrals.needs).toEqual(['post']);
    const address = 'So11111111111111111111111111111111111111112';
    expect(readConfig({ TOKEN_ADDRESS: address }).tokenAddress).toBe(address);
  });

  it('D23: what is no need and no address is a fault', () => {
    expect(problemsOf({ REFERRAL_NEEDS: 'post,money', TOKEN_ADDRESS: 'Coming Soon' })).toEqual([
      "REFERRAL_NEEDS may name verified and post, or none, not 'post,money'",
      "TOKEN_ADDRESS must be an address on the chain (32 to 44 characters of base58), not 'Coming Soon'",
    ]);
  });
});

describe('Sentinels', () => {
  it('[OPS-05] have to name the master, in an address that makes sense', () => {
    const named = 'redis+sentinel://one:26379,two:26379/main/2';
    expect(readConfig({ REDIS_URL: named }).redisUrl).toBe(named);
    for (const address of ['redis+sentinel://one:26379', 'redis+sentinel://one:26379/main/x', 'redis+sentinel://one/%'])
      expect(problemsOf({ REDIS_URL: address })).toEqual([expect.stringContaining('has to name their master')]);
  });
});

describe('cards of links', () => {
  it('[SOC-06] are made unless the demo runs or an operator says otherwise, and hosts may be led elsewhere', () => {
    expect(readConfig({}).links).toBeNull();
    expect(readConfig({ DEMO: 'off' }).links?.routes.size).toBe(0);
    expect(readConfig({ DEMO: 'off', LINK_CARDS: 'off' }).links).toBeNull();
    const { links } = readConfig({
      LINK_CARDS: 'on',
      LINK_ROUTES: 'Docs.example=http://10.0.0.5:8080, a.example=https://b/',
    });
    expect([...(links?.routes ?? [])].map(([host, url]) => `${host} ${url.origin}`)).toEqual([
      'docs.example http://10.0.0.5:8080',
      'a.example https://b',
    ]);
    expect(problemsOf({ LINK_CARDS: 'maybe', LINK_ROUTES: 'docs.example' })).toEqual([
      "LINK_CARDS must be on or off, not 'maybe'",
      "LINK_ROUTES must name hosts and addresses, docs.example=http://10.0.0.5:8080, not 'docs.example'",
    ]);
  });
});
