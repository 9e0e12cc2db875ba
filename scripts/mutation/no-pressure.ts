// Stands for '@fastify/under-pressure' while faults are tried out: a busy machine must not look like a test that noticed.
export default async (): Promise<void> => undefined;
