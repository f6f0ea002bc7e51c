import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Bell from "virtual:icons/bell";
import Heart from "virtual:icons/heart";
import Send from "virtual:icons/send";
import Trash from "virtual:icons/trash";
import { Exhibit, Row } from "./exhibit.tsx";

const tones = ["primary", "outline", "quiet", "danger"] as const;

export function Buttons() {
  return (
    <Exhibit title="Buttons">
      {tones.map((tone) => (
        <Row key={tone} title={tone}>
          <Button tone={tone}>Send Message</Button>
          <Button tone={tone} icon={<Send aria-hidden className="size-5" />}>
            With icon
          </Button>
          <Button tone={tone} busy>
            Sending
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row title="sizes, a link, a reason">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
        <Button tone="outline" render={<Link to="/" />}>
          A link
        </Button>
        <Button disabledReason="Verify your email address first">Publish</Button>
      </Row>
      <Row title="icon buttons">
        <IconButton label="Add to favorites" icon={<Heart aria-hidden />} />
        <IconButton label="Notifications, 3 unread" icon={<Bell aria-hidden />} count="3" />
        <IconButton
          label="Notifications, 99+ unread"
          icon={<Bell aria-hidden />}
          count="99+"
          tone="outline"
        />
        <IconButton label="Delete" icon={<Trash aria-hidden />} tone="danger" />
        <IconButton label="Can’t delete" icon={<Trash aria-hidden />} disabled />
      </Row>
    </Exhibit>
  );
}
