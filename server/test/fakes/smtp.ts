import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface FakeSmtp {
  port: number;
  /** Commands received, without their arguments. */
  commands: string[];
  stop(): Promise<void>;
}

/** A mail server that accepts any connection and, with the right password, the sign-in. It takes no mail. */
export async function startSmtp({ port = 0, password = "right" } = {}): Promise<FakeSmtp> {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("220 mail.example.test ESMTP\r\n");
    socket.on("data", (data) => {
      const [command = "", ...rest] = data.toString().trim().split(" ");
      commands.push(command.toUpperCase());
      const isRight = Buffer.from(rest.at(-1) ?? "", "base64")
        .toString()
        .endsWith(`\0${password}`);
      const replies: Record<string, string> = {
        EHLO: "250-mail.example.test\r\n250 AUTH PLAIN",
        AUTH: isRight ? "235 welcome" : "535 no",
        QUIT: "221 bye",
      };
      socket.write(`${replies[command.toUpperCase()] ?? "502 unknown"}\r\n`);
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
