import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export interface FakeSmtp {
  port: number;
  /** Commands received, without their arguments. */
  commands: string[];
  /** Mails received, headers included. */
  mails: string[];
  stop(): Promise<void>;
}

/** A mail server that accepts every mail and, with the right password, the sign-in. */
export async function startSmtp({ port = 0, password = "right" } = {}): Promise<FakeSmtp> {
  const [commands, mails]: [string[], string[]] = [[], []];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let mail: string[] | undefined;
    let rest = "";
    function receive(line: string): string {
      if (mail) {
        if (line !== ".") return (mail.push(line), "");
        mails.push(mail.join("\n"));
        mail = undefined;
        return "250 stored";
      }
      const [command = "", ...parts] = line.split(" ");
      commands.push(command.toUpperCase());
      if (command === "DATA") mail = [];
      return getReply(command.toUpperCase(), parts.at(-1) ?? "", password);
    }
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("220 mail.example.test ESMTP\r\n");
    socket.on("data", (data) => {
      const lines = (rest + data.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      const replies = lines.map(receive).filter((reply) => reply !== "");
      if (replies.length > 0) socket.write(`${replies.join("\r\n")}\r\n`);
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    mails,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function getReply(command: string, argument: string, password: string): string {
  const isRight = Buffer.from(argument, "base64").toString().endsWith(`\0${password}`);
  const replies: Record<string, string> = {
    EHLO: "250-mail.example.test\r\n250 AUTH PLAIN",
    AUTH: isRight ? "235 welcome" : "535 no",
    DATA: "354 go on",
    STARTTLS: "502 not offered",
    QUIT: "221 bye",
  };
  return replies[command] ?? "250 fine";
}
